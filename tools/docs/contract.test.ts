import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { eventsTable } from './eventsTable';
import { textOf } from './source/files';

const contract = textOf('docs/contract.md');
const cells = contract.split('\n').filter((line) => line.startsWith('| `'));

it('the contract lists every event', () => {
  const events = [...eventsTable().matchAll(/^\| `(vitrin:[\w-]+)`/gm)].map(([, name = '']) => name);
  expect(events.length).toBeGreaterThan(15);
  expect(events.filter((name) => !cells.some((row) => row.startsWith(`| \`${name}\``)))).toEqual([]);
});

const sheets = ['src', 'widgets'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css'))
    .map((file) => textOf(`${folder}/${file}`)),
);

it('a theme can set the grounds of what is hovered, marked or covered: none stands beside the properties', () => {
  const fixed = sheets.flatMap((sheet) => sheet.match(/^.*(?:rgb\(128 128 128|background: rgb\().*$/gm) ?? []);
  // The inspector is for who makes the theme, and looks the same on each.
  const ours = fixed.filter((line) => !line.includes('var(--vt-') && !line.includes('125 185 255'));
  expect(ours).toEqual([]);
});

it('the contract lists every custom property', () => {
  const properties = new Set(sheets.flatMap((sheet) => [...sheet.matchAll(/var\((--vt-[\w-]+)/g)].map(([, name = '']) => name)));
  expect(properties.size).toBeGreaterThan(40);
  expect([...properties].filter((name) => !cells.some((row) => row.includes(`\`${name}\``)))).toEqual([]);
});

it('the contract tells how opaque the grounds and lines are that a theme may set', () => {
  const found = sheets.flatMap((sheet) => [...sheet.matchAll(/var\((--vt-[\w-]+), rgb\([\d ]+ \/ (\d+)%\)/g)]);
  const opaque = new Map(found.map(([, name = '', percent = '']) => [name, percent]));
  expect(opaque.size).toBeGreaterThan(8);
  const rows = cells.map((row) => row.split(' | '));
  const told = rows.map(([names = '', defaults = '']) => [names, ...(defaults.match(/\d+(?= %)/g) ?? [])]);
  const meant = rows.map(([names = '']) => [
    names,
    ...(names.match(/--vt-[\w-]+/g) ?? []).flatMap((name) => opaque.get(name) ?? []),
  ]);
  const says = told.filter((row) => row.length > 1);
  expect(says).toEqual(meant.filter(([names]) => says.some(([said]) => said === names)));
});

it('has the sections that comments in the code point to', () => {
  const sections = new Set([...contract.matchAll(/^## §(\d+)/gm)].map(([, number]) => number));
  const sources = ['checker', 'cli', 'demo-theme', 'e2e', 'mocks', 'registry', 'src', 'tools', 'widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|mjs|css)$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const named = (file: string) =>
    textOf(file)
      .match(/\bcontract §\d+(?:(?:, | and )§\d+)*/gi)
      ?.flatMap((words) => words.match(/\d+/g) ?? []);
  const lost = sources.filter((file) => named(file)?.some((number) => !sections.has(number)));
  expect(sources.length).toBeGreaterThan(1000);
  expect(lost).toEqual([]);
});
