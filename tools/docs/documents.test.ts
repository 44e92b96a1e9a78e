import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { documentPaths, isInRepository, readDocument } from './documents';
import { textOf } from './source/files';

const documents = documentPaths().map(readDocument);
const byPath = new Map(documents.map((document) => [document.path, document]));

/** Our folders: a code span that begins with one of them names something that is there. */
const OURS = /^(?:checker|cli|demo-theme|docs|e2e|mocks|registry|site|src|tools|widgets)\/[\w./-]+$/;
/** The widget of CONTRIBUTING.md, which nobody has written. */
const EXAMPLE = /stock-?alert/i;

/** Commands of npm itself that documents name. */
const NPM_OWN = new Set(['install']);

/** Why a link leads nowhere, or null where it leads somewhere. */
function brokenBy(from: string, href: string): string | null {
  if (/^[a-z]+:/i.test(href)) return URL.canParse(href) && new URL(href).protocol === 'https:' ? null : 'no https address';
  const [file = '', anchor] = href.split('#');
  const path = file ? posix.normalize(posix.join(posix.dirname(from), decodeURI(file))) : from;
  if (!isInRepository(path)) return 'no such file';
  return anchor === undefined || !path.endsWith('.md') || byPath.get(path)?.anchors.has(decodeURI(anchor))
    ? null
    : 'no such heading';
}

/** The commands of a document, a line each. */
const commandsOf = ({ blocks }: (typeof documents)[number]) =>
  blocks
    .filter(({ lang }) => ['sh', 'bash'].includes(lang))
    .flatMap(({ text }) =>
      text
        .split('\n')
        .flatMap((line) => line.split('&&'))
        .map((line) => line.trim()),
    );

describe.each(documents.map((document) => [document.path, document] as const))('%s', (path, document) => {
  it('leads somewhere with each of its links', () => {
    const reasons = [...document.links, ...document.images].map((href) => [href, brokenBy(path, href)]);
    expect(reasons.filter(([, reason]) => reason !== null)).toEqual([]);
  });

  it('names commands that there are', () => {
    // In a block, or within a sentence.
    const scripts = [...commandsOf(document), ...document.spans].flatMap(
      (command) => /^npm (?:run )?([\w-]+)/.exec(command)?.slice(1) ?? [],
    );
    expect(scripts.filter((name) => !(name in manifest.scripts) && !NPM_OWN.has(name))).toEqual([]);
  });

  it('names files that there are', () => {
    const named = [...document.spans, ...commandsOf(document).flatMap((command) => command.replace(/\s#.*/, '').split(' '))];
    expect(named.filter((name) => OURS.test(name) && !EXAMPLE.test(name) && !isInRepository(name))).toEqual([]);
  });
});

it('a whole page that a reader may copy has its own width on a phone', () => {
  const pages = documents.flatMap(({ path, blocks }) =>
    blocks.filter(({ lang, text }) => lang === 'html' && text.startsWith('<!doctype')).map(({ text }) => [path, text] as const),
  );
  expect(pages).not.toHaveLength(0);
  expect(pages.filter(([, text]) => !text.includes('<meta name="viewport"')).map(([path]) => path)).toEqual([]);
});

it('the rules of engines that are left out are told, each with a proof that is there', () => {
  const left = [...textOf('e2e/rules/leftOut.ts').matchAll(/ {4}rule: '([^']+)'[^]*? {4}proof: '(\S+)/g)];
  expect(left.length).toBeGreaterThan(0);
  expect(left.map(([, , proof = '']) => proof).filter((proof) => !isInRepository(proof))).toEqual([]);
  expect(byPath.get('docs/accessibility.md')?.spans).toEqual(expect.arrayContaining(left.map(([, rule]) => rule)));
});
