import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import postcss, { type Declaration } from 'postcss';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TOKENS = 'src/ui/tokens.css';

const filesIn = (folder: string): readonly string[] =>
  readdirSync(ROOT + folder, { recursive: true }).map((file) => `${folder}/${String(file).replaceAll('\\', '/')}`);

const FILES = ['src', 'widgets'].flatMap(filesIn);
// The inspector lives in a shadow root that no theme reaches.
const SHEETS = FILES.filter((path) => path.endsWith('.css') && !path.startsWith('src/inspector/'));

interface Place {
  readonly path: string;
  readonly declaration: Declaration;
}

const places: readonly Place[] = SHEETS.flatMap((path) => {
  const found: Place[] = [];
  postcss.parse(readFileSync(ROOT + path, 'utf8')).walkDecls((declaration) => {
    found.push({ path, declaration });
  });
  return found;
});
const inTokens = places.filter(({ path }) => path === TOKENS);
const inParts = places.filter(({ path }) => path !== TOKENS);

const told = ({ path, declaration }: Place) => `${path}:${declaration.source?.start?.line ?? 0} ${declaration.toString()}`;

/** The public properties that a value asks for, with their defaults. */
const asked = ({ declaration: { value } }: Place) =>
  [...value.matchAll(/var\((--vt-[\w-]+)(?:,\s*((?:[^()]|\([^()]*\))*))?\)/g)].map(([, name = '', otherwise = '']) => ({
    name,
    otherwise,
  }));

const shared = new Set(inTokens.flatMap(asked).map(({ name }) => name));
const tokens = new Set(inTokens.map(({ declaration: { prop } }) => prop));

describe('tokens', () => {
  it('are found', () => {
    expect(shared).toContain('--vt-accent');
    expect(tokens).toContain('--_accent');
  });

  it('alone ask for the public properties that several parts share', () => {
    expect(inParts.filter((place) => asked(place).some(({ name }) => shared.has(name))).map(told)).toEqual([]);
  });

  it('keep their names for themselves: another value would reach all that stands in the part', () => {
    expect(inParts.filter(({ declaration: { prop } }) => tokens.has(prop)).map(told)).toEqual([]);
  });

  it('are the last word: no part sets a public property, which the tokens above it would not follow', () => {
    expect(places.filter(({ declaration: { prop } }) => prop.startsWith('--vt-')).map(told)).toEqual([]);
  });

  it('have the default of every property that is asked for twice', () => {
    const seen = new Set<string>();
    const repeated = inParts.filter((place) =>
      asked(place).some(({ name, otherwise }) => {
        if (/^var\(--_[\w-]+\)$/.test(otherwise)) return false;
        const again = seen.has(name);
        seen.add(name);
        return again;
      }),
    );
    expect(repeated.map(told)).toEqual([]);
  });

  it('stand for every private property that a part uses and does not set', () => {
    const code = FILES.filter((path) => /\.tsx?$/.test(path))
      .map((path) => readFileSync(ROOT + path, 'utf8'))
      .join('\n');
    const known = new Set([...places.map(({ declaration: { prop } }) => prop), ...(code.match(/--_[\w-]+/g) ?? [])]);
    const unknown = ({ declaration: { value } }: Place) => (value.match(/--_[\w-]+/g) ?? []).some((name) => !known.has(name));
    expect(places.filter(unknown).map(told)).toEqual([]);
  });
});
