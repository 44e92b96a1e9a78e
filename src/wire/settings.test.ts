import { describe, expect, it } from 'vitest';
import type { FieldProblem } from './read';
import { readSettings } from './settings';

/** What is read of one setting, and what is complained of. */
function reading(name: 'stockInfoStatus' | 'productListView', value: unknown) {
  const problems: FieldProblem[] = [];
  const read = readSettings({ [name]: value }, (problem) => { problems.push(problem); })[name];
  return { read, allowed: problems.map(({ field, allowed }) => `${field}: ${allowed}`) };
}

describe('a setting with a list of values', () => {
  it.each([['stockInfoStatus', '20', 20], ['stockInfoStatus', 0, 0], ['productListView', 'grid', 'grid']] as const)('%s %j is read', (name, value, read) => {
    expect(reading(name, value)).toEqual({ read, allowed: [] });
  });

  it.each([
    ['stockInfoStatus', '99', 'settings.stockInfoStatus: 0 to 20'],
    ['stockInfoStatus', 1.5, 'settings.stockInfoStatus: 0 to 20'],
    ['stockInfoStatus', 'many', 'settings.stockInfoStatus: a number'],
    ['productListView', 'table', 'settings.productListView: "list" or "grid"'],
    ['productListView', 7, 'settings.productListView: text'],
  ] as const)('%s %j is told once, and takes its safest value', (name, value, allowed) => {
    expect(reading(name, value)).toEqual({ read: null, allowed: [allowed] });
  });

  it.each([undefined, null, ''])('%j is nobody’s mistake', (value) => {
    expect(reading('stockInfoStatus', value)).toEqual({ read: null, allowed: [] });
    expect(reading('productListView', value)).toEqual({ read: null, allowed: [] });
  });
});
