import { spawnSync } from 'node:child_process';
import { root } from './prepare.mjs';

/** Runs a tool of node_modules/.bin with its output shown; answers whether it ended well. */
export function runTool(name, args, env = {}) {
  const { status } = spawnSync('npx', ['--no-install', name, ...args], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
    shell: process.platform === 'win32',
  });
  return status === 0;
}
