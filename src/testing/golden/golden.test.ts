import { describe, expect, it } from 'vitest';
import { adapters } from './adapters';
import rules from './rules.json';
import { RULE_TAGS } from './tags';
import type { Input } from './values';

interface Example {
  readonly input: Input | null;
  readonly expected: unknown;
  readonly why: string;
}

const examples: Readonly<Record<string, readonly Example[]>> = rules;
const covered = Object.keys(adapters);

describe('the worked examples', () => {
  it('cover every rule', () => {
    expect([...covered].sort()).toEqual(Object.keys(examples).sort());
  });

  it.each(covered)('has examples for %s', (rule) => {
    expect(examples[rule]?.length).toBeGreaterThan(0);
  });

  for (const [rule, answer] of Object.entries(adapters)) {
    it.each(examples[rule] ?? [])(
      `${rule} of $input is $expected: $why`,
      { tags: RULE_TAGS[rule] ?? [] },
      ({ input, expected }) => {
        expect(answer(input ?? {})).toEqual(expected);
      },
    );
  }
});

it.each([
  ['cardPlanTotals', { amount: 100, commission: 0 }, { total: 100, monthly: 100, commissionAmount: 0, showCommissionRow: false }],
  ['adminSearchQuery', { query: 'ahmet' }, '/yonetim/search_queries?query=ahmet&type=kelime'],
])('an example of %s that leaves something out means the default of the specification', (rule, input, expected) => {
  expect(adapters[rule]?.(input)).toEqual(expected);
});
