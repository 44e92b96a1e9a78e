import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { check, codes } from './source';

const FOLDER = new URL('themes/', import.meta.url);
const themes = readdirSync(FOLDER).map((file): [string, string] => [file, readFileSync(new URL(file, FOLDER), 'utf8')]);

it('has a theme in each of seventeen languages', () => {
  expect(themes).toHaveLength(17);
});

it.each(themes)('finds nothing wrong in %s', async (file, text) => {
  expect(await check(text, file)).toEqual([]);
});

it.each(themes)('finds two slips in %s, and nothing else', async (file, text) => {
  const wrong = text
    .replace('data-widget="search-bar"', 'data-widget="search_bar"')
    .replace('</body>', '<div data-widgets="cart"></div></body>');
  expect(await codes(wrong, file)).toEqual(['unknown-widget', 'unread-container']);
});
