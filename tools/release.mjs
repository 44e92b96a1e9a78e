import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** The files of a folder and the folders in it, by their paths with '/'. */
export function filesIn(folder) {
  return readdirSync(folder, { recursive: true })
    .map((name) => String(name).replaceAll('\\', '/'))
    .filter((name) => statSync(`${folder}/${name}`).isFile())
    .sort();
}

const digest = (bytes) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * Takes out of a built folder what no visitor ever asks for, into a folder of its own: the source maps, for who debugs, and
 * the list of which chunk imports which, for our tools. That list holds paths of the machine that built it.
 */
export function moveRecords(from, to) {
  rmSync(to, { recursive: true, force: true });
  for (const name of filesIn(from).filter((file) => file.endsWith('.map') || file === '.vite/manifest.json')) {
    mkdirSync(dirname(`${to}/${name}`), { recursive: true });
    cpSync(`${from}/${name}`, `${to}/${name}`);
    rmSync(`${from}/${name}`);
  }
  rmSync(`${from}/.vite`, { recursive: true, force: true });
}

/** Lets types name each other by whole file names (`./id.js`), which themes on Node's own way of finding modules need; tsc copies what the sources say. */
export function nameFilesOfTypes(folder) {
  for (const name of filesIn(folder)) {
    const text = readFileSync(`${folder}/${name}`, 'utf8');
    writeFileSync(`${folder}/${name}`, text.replace(/ from '(\.[^']+)'/g, " from '$1.js'"));
  }
}

/** Writes beside each file of styles its copy for pages whose own rules stand in layers: `x.layer.css` (contract §1). */
export function writeLayered(folder) {
  for (const name of filesIn(folder).filter((file) => file.endsWith('.css'))) {
    writeFileSync(
      `${folder}/${name.replace(/css$/, 'layer.css')}`,
      `@layer vitrin{${readFileSync(`${folder}/${name}`, 'utf8')}}\n`,
    );
  }
}

/** Writes `integrity.json`: the version, and for every other file of the folder its hash as the `integrity` attribute takes it. */
export function writeIntegrity(folder, version) {
  rmSync(`${folder}/integrity.json`, { force: true });
  const files = Object.fromEntries(filesIn(folder).map((name) => [name, digest(readFileSync(`${folder}/${name}`))]));
  writeFileSync(`${folder}/integrity.json`, `${JSON.stringify({ version, files }, null, 2)}\n`);
}

/** The files of a built folder that name `path`. */
export function filesNaming(path, folder) {
  return filesIn(folder).filter((name) => readFileSync(`${folder}/${name}`).includes(path));
}

/** The names of files that are not the same in both folders. */
export function differences(one, other) {
  const names = new Set([...filesIn(one), ...filesIn(other)]);
  const read = (folder, name) => {
    try {
      return digest(readFileSync(`${folder}/${name}`));
    } catch {
      return 'missing';
    }
  };
  return [...names].filter((name) => read(one, name) !== read(other, name));
}
