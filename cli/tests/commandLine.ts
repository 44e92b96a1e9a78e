import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { listen } from '../../checker/tests/command';
import { run } from '../run';

/** A folder for one test, with `vitrin` in it. */
export function commandLine(dist = fileURLToPath(new URL('../../dist/', import.meta.url))) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrin-cli-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  /** Runs the command in that folder. */
  const vitrin = async (...args: readonly string[]) => {
    const { said, ...ways } = listen();
    const code = await run(args, {
      cwd: folder,
      version: '1.2.3',
      dist,
      loadPreview: () => import('../serve/preview'),
      interrupted: () => Promise.resolve(),
      hasColour: false,
      ...ways,
    });
    return { code, ...said };
  };
  return { folder, vitrin };
}
