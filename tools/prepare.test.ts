import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';

const { ensureInstalled } = (await import(new URL('./prepare.mjs', import.meta.url).href)) as {
  ensureInstalled(folder: string): void;
};

const folder = mkdtempSync(join(tmpdir(), 'vitrin-prepare-'));

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('installs what builds as well, in a production build too, and again once the lockfile is newer', () => {
  mkdirSync(join(folder, 'builder'));
  writeFileSync(join(folder, 'builder/package.json'), '{ "name": "builder", "version": "1.0.0" }');
  writeFileSync(join(folder, 'package.json'), '{ "name": "shop", "devDependencies": { "builder": "file:builder" } }');
  execFileSync('npm', ['install', '--package-lock-only', '--offline'], { cwd: folder, shell: process.platform === 'win32' });
  vi.stubEnv('NODE_ENV', 'production');
  const builder = join(folder, 'node_modules/builder');
  ensureInstalled(folder);
  expect(existsSync(join(builder, 'package.json'))).toBe(true);
  rmSync(builder, { recursive: true });
  ensureInstalled(folder);
  expect(existsSync(builder)).toBe(false);
  const later = Date.now() / 1000 + 60;
  utimesSync(join(folder, 'package-lock.json'), later, later);
  ensureInstalled(folder);
  expect(existsSync(join(builder, 'package.json'))).toBe(true);
});
