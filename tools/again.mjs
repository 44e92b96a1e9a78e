import { execFileSync } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './prepare.mjs';
import { runScript } from './run.mjs';

/**
 * Builds the project, as it stands, in a folder elsewhere. Answers with what `look` says of the bundle there; the folder goes.
 * @throws Error where the build fails.
 */
export async function buildInACopy(look) {
  const copy = mkdtempSync(join(tmpdir(), 'vitrin-again-'));
  try {
    const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate'], {
      cwd: root,
    });
    for (const name of String(files).split('\0').filter(Boolean)) {
      mkdirSync(dirname(join(copy, name)), { recursive: true });
      // With their times, by which the copy knows that its packages are those of its lockfile.
      cpSync(join(root, name), join(copy, name), { preserveTimestamps: true });
    }
    linkFiles(join(root, 'node_modules'), join(copy, 'node_modules'));
    const { passed, output } = await runScript(join(copy, 'tools/build.mjs'));
    if (!passed) throw new Error(`the second build ended with an error:\n${output}`);
    return look(join(copy, 'dist'));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** The same files in another folder, without a second copy of each where the file system can do without. */
function linkFiles(from, to) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFiles(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else link(source, target);
  }
}

function link(source, target) {
  try {
    linkSync(source, target);
  } catch {
    cpSync(source, target);
  }
}
