import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { listen } from '../../checker/tests/command';
import { run } from '../run';
import type { CommandSurface } from '../surface';

/** A folder for one test, with `vitrin` in it. */
export function commandLine(
  dist = fileURLToPath(new URL('../../dist/', import.meta.url)),
  loadPreview: CommandSurface['loadPreview'] = () => import('../serve/preview'),
) {
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
      loadPreview,
      interrupted: () => Promise.resolve(),
      hasColour: false,
      ...ways,
    });
    return { code, ...said };
  };
  return { folder, vitrin };
}
