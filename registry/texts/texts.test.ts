import { describe, expect, it } from 'vitest';
import accountAreaEn from './en/accountArea';
import baseEn from './en/base';
import orderingEn from './en/ordering';
import accountAreaTr from './tr/accountArea';
import baseTr from './tr/base';
import orderingTr from './tr/ordering';

const en = { ...baseEn, ...accountAreaEn, ...orderingEn };
const tr = { ...baseTr, ...accountAreaTr, ...orderingTr };

const sources = Object.values(
  import.meta.glob<string>(['/{src,widgets,registry}/**/*.{ts,tsx}', '!**/*.test.*', '!**/testing/**', '!**/locales/**'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

/** What stands between quotes in the sources and reads like a key; `prefix.` for a key with a variable end. */
const mentioned = new Set(
  sources.flatMap((source) => [...source.matchAll(/['"`]([a-z]\w*(?:\.\w+)*\.(?:\w+|(?=\$\{)))/g)].map(([, key]) => key ?? '')),
);
const prefixes = [...mentioned].filter((key) => key.endsWith('.'));
const isMentioned = (key: string) => mentioned.has(key) || prefixes.some((prefix) => key.startsWith(prefix));

const singular = (key: string) => key.replace(/_(one|other)$/, '');
const placeholders = (text: string) => [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map(([, name]) => name).sort();

describe('the texts', () => {
  it('are the same in both languages, key by key and value by value', { tags: ['S1-1.01', 'S2-1.08', 'S2-9.36'] }, () => {
    expect(Object.keys(en).sort()).toEqual(Object.keys(tr).sort());
    const english: Record<string, string> = en;
    for (const [key, text] of Object.entries(tr)) {
      expect([key, placeholders(english[key] ?? '')]).toEqual([key, placeholders(text)]);
    }
  });

  it('say no plural of a number that may be one', () => {
    /** Said of several only. */
    const many = ['cartPage.removedMany', 'toast.products', 'card.times', 'quickOrder.from'];
    const plural = /\{\{(?:count|n|ready|others)\}\} (?!pcs\b)[a-z]+s\b/;
    const said = Object.entries(en).filter(([key, text]) => plural.test(text) && !key.endsWith('_other'));
    expect(said.map(([key]) => key).sort()).toEqual([...many].sort());
  });

  it('are never empty', () => {
    expect(Object.entries({ ...tr, ...en }).filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('are all used', () => {
    expect(Object.keys(tr).filter((key) => !isMentioned(singular(key)) && !isMentioned(key))).toEqual([]);
  });

  it('are all there: every key that a component or a rule says has a text', () => {
    const said = sources.flatMap((source) =>
      [...source.matchAll(/(?:\bt\(|\bkey: )['"`]([a-z]\w*(?:\.\w+)*\.(?:\w+|(?=\$\{)))/g)].map(([, key]) => key ?? ''),
    );
    const known = new Set(Object.keys(tr).flatMap((key) => [key, singular(key)]));
    const isKnown = (key: string) => known.has(key) || (key.endsWith('.') && [...known].some((name) => name.startsWith(key)));
    expect(said.length).toBeGreaterThan(50);
    expect(said.filter((key) => !isKnown(key))).toEqual([]);
  });
});
