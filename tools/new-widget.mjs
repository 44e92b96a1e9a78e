import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { componentOf, filesOf } from './new-widget/files.mjs';
import { pageOf } from './new-widget/page.mjs';
import { ensureInstalled, root as repository } from './prepare.mjs';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** `stock-alert` as a key of an object stands: quoted where it must be. */
const keyOf = (name) => (name.includes('-') ? `'${name}'` : name);
/** `stock-alert` as a text's key begins: `stockAlert`. */
const areaOf = (name) => componentOf(name).replace(/^./, (first) => first.toLowerCase());

/** Puts an entry at the end of the object that closes the file; `closing` is its last line. */
function withEntry(file, entry, closing) {
  const code = readFileSync(file, 'utf8');
  if (!code.endsWith(`${closing}\n`)) throw new Error(`${file} does not end in "${closing}"`);
  writeFileSync(file, `${code.slice(0, -closing.length - 1)}${entry}${closing}\n`);
}

/**
 * Writes a new widget that mounts, is tested and documented, and registers it. Answers with the folder's path below `root`.
 * Throws, and changes nothing, where the name is not in kebab-case or is taken.
 */
export function newWidget(name, root = repository) {
  if (!NAME.test(name)) throw new Error(`"${name}" is no name for a widget; it is written like "stock-alert"`);
  const folder = `widgets/${name}`;
  if (existsSync(`${root}/${folder}`)) throw new Error(`${folder} is there already`);
  mkdirSync(`${root}/${folder}`, { recursive: true });
  for (const [file, content] of Object.entries(filesOf(name))) writeFileSync(`${root}/${folder}/${file}`, content);
  mkdirSync(`${root}/docs/widgets`, { recursive: true });
  writeFileSync(`${root}/docs/widgets/${name}.md`, pageOf(name));
  withEntry(`${root}/registry/index.ts`, `  ${keyOf(name)}: {\n    trigger: 'visible',\n    blockSize: 44,\n  },\n`, '};');
  withEntry(`${root}/registry/loaders.ts`, `  ${keyOf(name)}: () => import('../widgets/${name}'),\n`, '};');
  return folder;
}

if (process.argv[1] === import.meta.filename) {
  const [name = ''] = process.argv.slice(2);
  try {
    ensureInstalled();
    const folder = newWidget(name);
    await import('./docs.mjs');
    console.log(`${folder} is written and registered. Try it:\n
  npx vitest run ${folder}
  npm run dev

What remains, in this order: the TODOs in ${folder} and docs/widgets/${name}.md, its texts (\`${areaOf(name)}.…\` in
registry/texts), a demo page and a picture. CONTRIBUTING.md goes through it step by step.`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
