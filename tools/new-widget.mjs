import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { writeDocuments } from './docs.mjs';
import { textArea } from './new-widget/names.mjs';
import { entriesOf, newFilesOf, withEntry } from './new-widget/register.mjs';
import { tellWhatRemains } from './new-widget/remains.mjs';
import { ensureInstalled, root as repository } from './prepare.mjs';
import { isCalled } from './run.mjs';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const CALL = /^(POST|PATCH) (\/api\/[\w/-]*\w) ([a-z][A-Za-z]*)$/;

/** "POST /api/stock-alerts productId" taken apart: what is sent, a key of the container, comes last. Undefined where no call is asked for. */
function readCall(text) {
  if (text === undefined) return undefined;
  const [, method, path, key] = CALL.exec(text) ?? [];
  if (!method) throw new Error(`"${text}" is no call; it is written like "POST /api/stock-alerts productId", with POST or PATCH`);
  return { method, path, key };
}

/**
 * Writes a new widget that mounts, is tested and documented, and puts it into every registry: with `call` also a call that it makes, with its
 * stand-in, its place in OpenAPI and its tests; with `page` a page of the demo shop. Answers with the paths of all files written and changed.
 * Throws, and changes nothing, where the name is not in kebab-case or is taken, or a registry has no place for it.
 */
export function newWidget(name, { call: wanted, page = false } = {}, root = repository) {
  if (!NAME.test(name)) throw new Error(`"${name}" is no name for a widget; it is written like "stock-alert"`);
  if (existsSync(`${root}/widgets/${name}`)) throw new Error(`widgets/${name} is there already`);
  const call = readCall(wanted);
  const files = new Map(Object.entries(newFilesOf(name, { call, page })));
  for (const file of files.keys()) if (existsSync(`${root}/${file}`)) throw new Error(`${file} is there already`);
  const written = [...files.keys()];
  for (const entry of entriesOf(name, { call, page })) {
    const content = files.get(entry.file) ?? readFileSync(`${root}/${entry.file}`, 'utf8');
    files.set(entry.file, withEntry(content, entry));
  }
  for (const [file, content] of files) {
    mkdirSync(dirname(`${root}/${file}`), { recursive: true });
    writeFileSync(`${root}/${file}`, content);
  }
  return { written, changed: [...files.keys()].filter((file) => !written.includes(file)) };
}

if (isCalled(import.meta.filename)) {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { call: { type: 'string' }, page: { type: 'boolean' } },
    });
    const [name = '', ...others] = positionals;
    if (others.length > 0) throw new Error(`name one widget; is it "${positionals.join('-')}"?`);
    ensureInstalled();
    const { written, changed } = newWidget(name, values);
    await writeDocuments();
    tellWhatRemains(name, { written, changed, area: textArea(name) });
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
