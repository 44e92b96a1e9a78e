import { describe, expect, it } from 'vitest';
import { createLine, type Line } from './line';
import { createMerger, isMergeable } from './merge';

const merge = (...lines: readonly Line[]) => {
  const merger = createMerger();
  for (const line of lines) merger.add(line);
  return { lines: merger.lines.map(({ code, unit, quantity }) => [code, quantity, unit]), merged: merger.merged };
};

describe('lines of one code and unit', () => {
  it('are one, at the place of the first, with what all of them wanted', () => {
    const lines = [createLine('A-1', '2'), createLine('B-1', '1'), createLine('a-1', '3'), createLine('A-1', '')];
    expect(merge(...lines)).toEqual({
      lines: [
        ['A-1', '6', null],
        ['B-1', '1', null],
      ],
      merged: 2,
    });
  });

  it('are two in other units', () => {
    expect(merge(createLine('A-1', '2', 'KOLİ'), createLine('A-1', '3'), createLine('A-1', '1', 'koli'))).toEqual({
      lines: [
        ['A-1', '3', 'KOLİ'],
        ['A-1', '3', null],
      ],
      merged: 1,
    });
  });

  it.each(['0', 'çok', '2,5', '-3'])('stay by themselves where one wants %j, which would hide its mistake', (quantity) => {
    const wrong = createLine('A-1', quantity);
    const right = createLine('A-1', '4');
    expect(merge(right, wrong, wrong, right)).toEqual({
      lines: [
        ['A-1', '8', null],
        ['A-1', quantity, null],
        ['A-1', quantity, null],
      ],
      merged: 1,
    });
  });
});

it('lines are added to those that were there before, which stay as many as they are', () => {
  const before = [createLine('A-1', '2'), createLine('B-1', '1'), createLine('A-1', '2')];
  const merger = createMerger(before);
  merger.add(createLine('A-1', '3'));
  merger.add(createLine('C-1', '1'));
  expect(merger.lines.map(({ code }) => code)).toEqual(['A-1', 'B-1', 'A-1', 'C-1']);
  expect(merger.lines.reduce((sum, { quantity }) => sum + Number(quantity), 0)).toBe(9);
  expect(merger.merged).toBe(1);
  expect(before).toHaveLength(3);
});

describe('a line to which another is added', () => {
  const line = createLine('A-1', '2');

  it('has a code and an amount as it was written', () => {
    expect(isMergeable(line)).toBe(true);
    expect(isMergeable({ ...line, code: '' })).toBe(false);
    expect(isMergeable(createLine('=A1', '2'))).toBe(false);
    expect(isMergeable({ ...line, cut: '2,5' })).toBe(false);
    expect(isMergeable({ ...line, outcome: 'added' })).toBe(false);
  });

  it('is not one of which nobody knows whether it is in the cart already', { tags: ['D-66'] }, () => {
    expect(isMergeable({ ...line, isInDoubt: true })).toBe(false);
  });
});
