import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { filesIn } from '../release.mjs';

/** The time of every file in the archives, which npm writes as well: the same content makes the same archive. */
const TIME = new Date(1985, 9, 26, 8, 15);
/** Unix, as whoever made an entry; then a program may be run. */
const UNIX = 3;
const modeOf = (name) => ((name.startsWith('bin/') && name.endsWith('.mjs') ? 0o100755 : 0o100644) << 16) >>> 0;

/**
 * Packs the folder `staged` for those with npm. Answers with the name of the file in `folder`.
 * @throws Error with what npm says where it fails.
 */
export function packTarball(staged, folder) {
  mkdirSync(folder, { recursive: true });
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder];
  // On Windows npm is a command script, which only a shell can run; the shell parts words at blanks.
  const isWindows = process.platform === 'win32';
  const { status, stdout, stderr } = spawnSync('npm', isWindows ? args.map((word) => JSON.stringify(word)) : args, {
    cwd: staged,
    encoding: 'utf8',
    shell: isWindows,
  });
  if (status !== 0) throw new Error(`npm pack ended with an error:\n${stderr}`);
  const packed = JSON.parse(stdout);
  // A list, or since npm 12 one entry for each package.
  return Object.values(packed)[0].filename;
}

/** Packs the same files for those without npm, in a folder `vitrin/`, into `file`. The same content makes the same bytes. */
export function packZip(staged, file) {
  const entries = filesIn(staged).map((name) => [
    `vitrin/${name}`,
    [readFileSync(`${staged}/${name}`), { mtime: TIME, os: UNIX, attrs: modeOf(name) }],
  ]);
  writeFileSync(file, zipSync(Object.fromEntries(entries), { level: 9 }));
}
