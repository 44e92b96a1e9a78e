import { describe, expect, it } from 'vitest';
import { adapters } from './adapters';
import rules from './rules.json';
import type { Input } from './values';

interface Example {
  readonly input: Input | null;
  readonly expected: unknown;
  readonly why: string;
}

/** Rules whose widget does not exist yet. A rule leaves this list when its code arrives. */
const NOT_YET: Readonly<Record<string, string>> = {
  passwordValidation: 'belongs to account settings',
  socialMedia: 'belongs to the social media links',
  warrantyResult: 'belongs to the warranty inquiry',
  balanceFormat: 'belongs to the top header strip',
  offerProfitLine: 'belongs to the offer list',
  adminSearchQuery: 'belongs to the search statistics of the dashboard',
};

const examples: Readonly<Record<string, readonly Example[]>> = rules;
const covered = Object.keys(adapters);

describe('the worked examples', () => {
  it('has every rule either covered or named as not built yet, and none twice', () => {
    expect([...covered, ...Object.keys(NOT_YET)].sort()).toEqual(Object.keys(examples).sort());
  });

  it.each(covered)('has examples for %s', (rule) => {
    expect(examples[rule]?.length).toBeGreaterThan(0);
  });

  for (const [rule, answer] of Object.entries(adapters)) {
    it.each(examples[rule] ?? [])(`${rule} of $input is $expected: $why`, ({ input, expected }) => {
      expect(answer(input ?? {})).toEqual(expected);
    });
  }
});
