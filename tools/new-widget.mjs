import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { Script } from 'node:vm';
import { writeDocuments } from './docs.mjs';
import { textArea } from './new-widget/names.mjs';
import { entriesOf, newFilesOf, withEntry } from './new-widget/register.mjs';
import { tellWhatRemains } from './new-widget/remains.mjs';
import { ensureInstalled, root as repository } from './prepare.mjs';
import { endWhereKept, isCalled } from './run.mjs';

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const CALL = /^(POST|PATCH) (\/api\/[\w/-]*\w) ([a-z][A-Za-z]*)$/;

/** "POST /api/stock-alerts productId" taken apart: what is sent, a key of the container, comes last. Undefined where no call is asked for. */
function readCall(text) {
  if (text === undefined) return undefined;
  const [, method, path, key] = CALL.exec(text) ?? [];
  if (!method) throw new Error(`"${text}" is no call; it is written like "POST /api/stock-alerts productId", with POST or PATCH`);
  return { method, path, key };
}

/** Throws where a name cannot be one in the code, as `return`. */
function checkWord(name, word) {
  try {
    new Script(`'use strict'; let ${word};`);
  } catch {
    throw new Error(`"${name}" is a word of JavaScript; name the widget by two words`);
  }
}

const DECLARED = /^import (?:type )?([^;']+) from |^(?:export )?(?:async )?(?:const|function) (\w+)/gm;

/** Throws where a file would declare a name twice: the widget's is taken there. */
function checkNames(name, file, content) {
  const names = [...content.matchAll(DECLARED)].flatMap(([, imported = '', own]) =>
    own ? [own] : imported.split(',').flatMap((part) => /(\w+)[\s}]*$/.exec(part)?.[1] ?? []),
  );
  const twice = names.find((each, index) => names.indexOf(each) < index);
  if (twice) throw new Error(`"${name}" is taken: ${file} declares ${twice} already`);
}

/** Throws where the shop has a call of that path or name already. */
function checkCall(name, { path }, document) {
  for (const line of [`  ${path}:`, `      operationId: ${name}`])
    if (document.split('\n').includes(line)) throw new Error(`docs/openapi.yaml has "${line.trim()}" already`);
}

/**
 * Writes a new widget that mounts, is tested and documented, and puts it into every registry: with `call` also a call that it makes, with its
 * stand-in, its place in OpenAPI and its tests; with `page` a page of the demo shop. Answers with the paths of all files written and changed.
 * Throws, and changes nothing, where the name is not in kebab-case or is taken, the call is there, or a registry has no place for it.
 */
export function newWidget(name, { call: wanted, page = false } = {}, root = repository) {
  if (!NAME.test(name)) throw new Error(`"${name}" is no name for a widget; it is written like "stock-alert"`);
  checkWord(name, textArea(name));
  if (existsSync(`${root}/widgets/${name}`)) throw new Error(`widgets/${name} is there already`);
  const call = readCall(wanted);
  if (call) checkCall(name, call, readFileSync(`${root}/docs/openapi.yaml`, 'utf8'));
  const files = new Map(Object.entries(newFilesOf(name, { call, page })));
  for (const file of files.keys()) if (existsSync(`${root}/${file}`)) throw new Error(`${file} is there already`);
  const written = [...files.keys()];
  for (const entry of entriesOf(name, { call, page })) {
    const content = files.get(entry.file) ?? readFileSync(`${root}/${entry.file}`, 'utf8');
    files.set(entry.file, withEntry(content, entry));
  }
  for (const [file, content] of files) if (/\.tsx?$/.test(file)) checkNames(name, file, content);
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
    endWhereKept(['--call', '--page']);
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
