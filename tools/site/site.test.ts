import { existsSync } from 'node:fs';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { siteContents } from './contents';
import { llmsText } from './llms';
import { headingOf, listGroups, nameOf, turkishOf } from './navigation';
import { summaryOf } from './summary';

const own = (path: string) => import(new URL(path, import.meta.url).href) as Promise<unknown>;
const { documentsHandedOut } = (await own('../release/handedOut.mjs')) as { documentsHandedOut(): string[] };
const { pageOf } = (await own('./source.mjs')) as { pageOf(path: string): string };
const { mapLinks } = (await own('../release/links.mjs')) as {
  mapLinks(text: string, path: string, hrefOf: (target: string, file: string) => string | null): string;
};

const listed = listGroups().flatMap(({ documents }) => documents);
const isTurkish = (path: string) => path.startsWith('docs/tr/');

it('every document that a theme gets stands at the side of the site once, and its translation in its place', () => {
  const documents = documentsHandedOut().filter((path) => path.endsWith('.md'));
  expect([...listed].sort()).toEqual(documents.filter((path) => !isTurkish(path)).sort());
  expect(listed.flatMap((path) => turkishOf(path) ?? []).sort()).toEqual(documents.filter(isTurkish).sort());
});

it('each has a name there in both languages; widgets have theirs', () => {
  const unnamed = listed.filter((path) => nameOf(path, 'tr') === headingOf(path) && !path.startsWith('docs/widgets/'));
  expect(unnamed).toEqual([]);
  expect(nameOf('docs/subfolder.md', 'tr')).toBe('Alt klasördeki mağaza');
  expect(nameOf('docs/decisions.md', 'en')).toBe('Decisions');
  expect(nameOf('docs/widgets/cart.md', 'tr')).toBe('cart');
});

it('a page knows where it is in the other language', () => {
  const { translations, tr } = siteContents(pageOf);
  expect(translations['widgets/cart.md']).toBe('/tr/widgets/cart');
  expect(translations['tr/index.md']).toBe('/');
  expect(translations['contract.md']).toBeUndefined();
  expect(tr.nav.map(({ link }) => link)).toEqual(['/tr/getting-started', '/tr/widgets/', '/tr/theming', '/contract']);
});

it('says of each document what it is about, not for whom it is', () => {
  expect(listed.filter((path) => summaryOf(path).length < 20)).toEqual([]);
  expect(summaryOf('docs/theming.md')).not.toMatch(/^For/);
  expect(summaryOf('docs/widgets/cart.md')).toBe('The cart page: its lines, what they come to, and how they are ordered.');
});

it('llms.txt names every document, where it lies beside the pages', () => {
  const names = [...llmsText().matchAll(/^- \[.+\]\((.+?)\): ./gm)].map(([, name = '']) => name);
  expect(names).toHaveLength(documentsHandedOut().filter((path) => path.endsWith('.md')).length);
  const folder = fileURLToPath(new URL('../../docs', import.meta.url));
  expect(names.filter((name) => name !== 'changelog.html' && !existsSync(`${folder}/${name}`))).toEqual([]);
});

it('links lead from page to page; what is not handed out is words, and a point of nothing else goes', () => {
  const text =
    '- [Contract](../contract.md#5-styling) and [ours](dev/state.md)\n- [Ours](dev/state.md): for us\n- [Changes](../../CHANGELOG.md)\n';
  const to = (target: string) => (target.includes('/dev/') ? null : posix.relative('tr', pageOf(target)));
  expect(mapLinks(text, 'docs/tr/README.md', to)).toBe(
    '- [Contract](../contract.md#5-styling) and ours\n- [Changes](../changelog.md)\n',
  );
});
