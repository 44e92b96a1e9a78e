import { readFileSync } from 'node:fs';
import tseslint from 'typescript-eslint';
import { expect, it } from 'vitest';

/** Rules that Oxlint does not know yet. */
const UNKNOWN = ['no-unsafe-class-instance-assignment', 'no-unsafe-enum-assignment'];
/** What marks a promise that nobody waits for; objects of ours whose methods depend on `this`: there are none. */
const UNWANTED = ['no-meaningless-void-operator', 'unbound-method'];

const PREFIX = '@typescript-eslint/';
const asked = [...tseslint.configs.strictTypeChecked, ...tseslint.configs.stylisticTypeChecked].flatMap(({ rules = {} }) =>
  Object.entries(rules).flatMap(([name, level]) =>
    level !== 'off' && name.startsWith(PREFIX) ? [name.slice(PREFIX.length)] : [],
  ),
);

/** As much of the plugin as its types leave out. */
interface Described {
  readonly rules: Readonly<Record<string, { readonly meta: { readonly docs?: { readonly requiresTypeChecking?: boolean } } }>>;
}

it('every strict rule that asks for types is asked for', () => {
  const { rules } = tseslint.plugin as typeof tseslint.plugin & Described;
  const typed = asked.filter((name) => rules[name]?.meta.docs?.requiresTypeChecking);
  const written = readFileSync(new URL('../../.oxlintrc.json', import.meta.url), 'utf8');
  const left = [...new Set(typed)].filter((name) => !written.includes(`"typescript/${name}": `));
  expect(typed.length).toBeGreaterThan(40);
  expect(left.sort()).toEqual([...UNKNOWN, ...UNWANTED].sort());
});
