import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { textOf } from './source/files';

const TROUBLES = textOf('docs/troubleshooting.md');
/** What stands for the part of a message that differs. */
const GAP = '…';

/** The messages that the document quotes: the code spans of a line that begins with "Console:". */
const quoted = TROUBLES.split('\n')
  .filter((line) => line.startsWith('Console: '))
  .flatMap((line) => [...line.matchAll(/`([^`]+)`/g)].map(([, message = '']) => message));

const sources = ['src', 'widgets'].flatMap((folder) =>
  readdirSync(new URL(`../../${folder}`, import.meta.url), { recursive: true })
    .map((name) => `${folder}/${String(name).replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.') && !path.startsWith('src/testing/'))
    .map(textOf),
);
/** The code with its placeholders as gaps, a constant in one of them written out. */
const code = sources
  .join('\n')
  .replaceAll('${OPENER}', 'data-vitrin-open')
  .replaceAll(/\$\{[^{}]*\}/g, GAP);

/** The constant parts of a message. What all of them begin with tells none of them from another. */
const partsOf = (message: string) =>
  message
    .replace('[vitrin]', '')
    .split(GAP)
    .map((part) => part.trim())
    .filter((part) => part.length > 2);

describe('docs/troubleshooting.md', () => {
  it.each(quoted)('quotes what the code says: %s', (message) => {
    expect(partsOf(message).filter((part) => !code.includes(part))).toEqual([]);
  });

  it('names everything that goes to the console', () => {
    const said = [...code.matchAll(/say\(\s*'(?:warn|error)',\s*(['`])(.*?)\1/g)].flatMap(([, , message = '']) =>
      partsOf(message),
    );
    expect(said.length).toBeGreaterThan(8);
    expect(said.filter((part) => !quoted.some((message) => message.includes(part)))).toEqual([]);
  });
});
