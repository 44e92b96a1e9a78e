import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

// Passed over, it would be a whole run of something else, or a release that nobody has built twice.
it.each([
  ['verify', '--realease', 'there is --release'],
  ['site', '--chek', 'there is --check'],
  ['test', 'widgets/cart', 'there is --changed. Some tests alone: npx vitest run'],
])('npm run %s takes no %s, and says what it takes', (name, option, told) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/${name}.mjs`, option], { cwd: ROOT, encoding: 'utf8' });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`no such option: ${option}; ${told}`);
});

it.each(['no-such-branch', 'widgets/cart'])('npm test -- --changed %s runs nothing, and says that it is no revision', (since) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/test.mjs', '--changed', since], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect([status, stdout]).toEqual([1, '']);
  expect(stderr).toContain(`bad revision '${since}'`);
});
