import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const { READERS } = (await import(new URL('./changed.mjs', import.meta.url).href)) as { readonly READERS: readonly string[] };

it('npm test -- --changed names tests that there are: a name that nothing has would run none, and say nothing', () => {
  expect(READERS.filter((file) => !existsSync(fileURLToPath(new URL(`../${file}`, import.meta.url))))).toEqual([]);
});
