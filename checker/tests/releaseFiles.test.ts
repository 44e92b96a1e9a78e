import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { startDemoServer } from '../../demo-theme/server';
import { checkIn } from './command';

it.each(['chunks', 'assets'])('tells that the folder %s of a release, as it is built, is not there', async (folder) => {
  const dist = await mkdtemp(join(tmpdir(), 'vitrin-dist-'));
  await cp(fileURLToPath(new URL('../../dist', import.meta.url)), dist, { recursive: true });
  await rm(join(dist, folder), { recursive: true });
  const demo = await startDemoServer({ dist });
  const { code, out } = await checkIn('.', ['check', `${demo.url}/sepet`]);
  await demo.close();
  await rm(dist, { recursive: true });
  expect(out).toMatch(RegExp(`/assets/vitrin/${folder}/[\\w-]+\\.\\w+ does not come: the server answered 404\\.`));
  expect(code).toBe(1);
});
