import { describe, expect, it } from 'vitest';
import { CALL_NAMES } from '../../mocks/shop/scenario';
import { adapters } from '../../src/testing/golden/adapters';
import { RULE_TAGS } from '../../src/testing/golden/tags';
import { textOf } from '../docs/source/files';
import { mentions, namedIn } from './mentions';
import { shortened } from './paths';
import { OPEN, PROOF, STATEMENTS } from './statements';
import { taggedIn, taggedTests } from './tests';

const ids: readonly string[] = STATEMENTS.map(({ id }) => id);
const tests = taggedTests();
const proven = new Set(tests.flatMap(({ tags }) => tags));

/** The decisions that the project says it carries out. */
const decisions = [...textOf('docs/decisions.md').matchAll(/^(\d+)\. \*\*/gm)].map(([, number = '']) => `D-${number}`);
const sections = [...textOf('docs/specification.md').matchAll(/^## (S\d) §(\d)/gm)].map(
  ([, part = '', section = '']) => `${part}-${section}.`,
);

describe('the statements', () => {
  it('have a name each, and no other has it', () => {
    expect(
      ids.filter((id, index) => !/^(?:S[12]-[1-9]\.\d\d|F-[\w.-]+|D-[1-9]\d*)$/.test(id) || ids.indexOf(id) !== index),
    ).toEqual([]);
  });

  it('are proven by a test each, but for those that are said to be open', () => {
    expect(ids.filter((id) => proven.has(id) === OPEN.has(id))).toEqual([]);
  });

  it('are there for each section of the specification', () => {
    expect(sections).toHaveLength(18);
    expect(sections.filter((section) => !ids.some((id) => id.startsWith(section)))).toEqual([]);
  });

  it('say what comes of each call that fails', () => {
    expect(ids.filter((id) => id.startsWith('F-')).sort()).toEqual(CALL_NAMES.map((call) => `F-${call}`).sort());
  });

  it('are there for each decision', () => {
    expect(decisions.length).toBeGreaterThanOrEqual(62);
    expect(decisions.filter((decision) => !ids.includes(decision))).toEqual([]);
  });

  it('are of decisions that are written down', () => {
    expect(ids.filter((id) => id.startsWith('D-') && !decisions.includes(id))).toEqual([]);
  });
});

describe('what names a statement', () => {
  it('names one that there is: a tag', () => {
    expect(
      tests.flatMap(({ file, title, tags }) =>
        tags.filter((tag) => !ids.includes(tag) && tag !== PROOF).map((tag) => `${file}: ${title}: ${tag}`),
      ),
    ).toEqual([]);
  });

  it('names one that there is: a comment', () => {
    expect([...mentions()].filter(([name]) => /^S\d-/.test(name) && !ids.includes(name))).toEqual([]);
  });

  it('is a rule that there is', () => {
    expect(Object.keys(RULE_TAGS).filter((rule) => !Object.hasOwn(adapters, rule))).toEqual([]);
  });
});

describe('reading', () => {
  it('finds the tags of tests of every kind', () => {
    const text = `
      describe('all', { tags: ['D-1'] }, () => {
        it("one's", { timeout: 5, tags: ['S1-1.01', 'D-2'] }, () => {});
        it.each([['it(1)', { tags: ['D-9'] }]])('%s', { tags: ['D-3'] }, () => {});
        it('none', () => {});
      });`;
    expect(taggedIn('a.test.ts', text).map(({ title, tags }) => [title, ...tags])).toEqual([
      ['all', 'D-1'],
      ["one's", 'S1-1.01', 'D-2'],
      ['%s', 'D-3'],
    ]);
  });

  it.each([
    "it.skip('one', { tags: ['D-1'] }, () => {});",
    "it.skip.each([1])('one', { tags: ['D-1'] }, () => {});",
    "describe.skip('all', () => { it('one', { tags: ['D-1'] }, () => {}); });",
    "it.todo('one', { tags: ['D-1'] });",
  ])('takes nothing for proven by a test that never runs: %s', (text) => {
    expect(taggedIn('a.test.ts', text)).toEqual([]);
  });

  it('refuses tags that nobody could look for', () => {
    expect(() => taggedIn('a.test.ts', "it('one', { tags: mine }, () => {});")).toThrow('a.test.ts: the tags of "one"');
  });

  it('finds what a comment names, over the end of a line, too', () => {
    expect(namedIn('/** S1 §8, §9 and S2 §7, decisions 5, 6\n * and 13 (decision\n * 40 to 42; S2-7.01) */')).toEqual([
      'S1 §8',
      'S1 §9',
      'S2 §7',
      'D-5',
      'D-6',
      'D-13',
      'D-40',
      'D-41',
      'D-42',
      'S2-7.01',
    ]);
  });

  it('puts paths in few words', () => {
    expect(shortened(['a/c.ts', 'a/b.ts', 'w/x/', 'w/x/y.ts', 'a/d/e.test.ts', 'a/d/f.ts'])).toEqual([
      'a/{b,c}.ts',
      'a/d/{e.test.ts,f.ts}',
      'w/x/',
    ]);
  });
});
