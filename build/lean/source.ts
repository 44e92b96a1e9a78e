import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** A plugin that edits one file of a library where the bundle is built; `file` is the end of its path. */
export function leanFile(library: string, file: string, edit: (code: string) => string): Plugin {
  return {
    name: `vitrin:lean-${library}`,
    enforce: 'pre',
    apply: 'build',
    // Not `transform`: what is edited here has no other source for a source map to point at.
    load: (id) => (id.endsWith(file) ? edit(readFileSync(id, 'utf8')) : null),
  };
}

/** What stands in the place of something, by its name or its beginning. */
type Fixed = Readonly<Record<string, string>>;

/**
 * Puts in the place of a function's body (or a method's, or a class's) another one; none by default. `head` is the
 * beginning of its first line with its indentation, up to the bracket or brace that opens what follows the name.
 * A head that is not found fails the build: the library has changed.
 */
function withBody(code: string, head: string, body = ''): string {
  const start = code.indexOf(`\n${head}`);
  const indent = /^ */.exec(head)?.[0] ?? '';
  const opens = code.indexOf('{\n', start);
  const end = code.indexOf(`\n${indent}}`, opens);
  if (start < 0 || opens < 0 || end < 0) throw new Error(`there is no "${head.trim()}" in the library`);
  return `${code.slice(0, opens)}{ ${body} }${code.slice(end + indent.length + 2)}`;
}

/** The same for several, by their heads. */
export function withBodies(code: string, bodies: Fixed): string {
  return Object.entries(bodies).reduce((source, [head, body]) => withBody(source, head, body), code);
}

/** Puts an option's value where it is read (not where it is set) as a property of `owner`, a pattern. */
export function withFixed(code: string, owner: string, options: Fixed): string {
  const read = new RegExp(`(?<![\\w.])${owner}\\.(${Object.keys(options).join('|')})\\b(?!\\s*=[^=])`, 'g');
  return code.replace(read, (_, option: string) => `(${options[option] ?? ''})`);
}

/** What holds for our use of a library: code of it, or a pattern, and what stands in its place. */
export type Facts = ReadonlyArray<readonly [pattern: RegExp | string, value: string]>;

/** Puts facts in the place of what they match. One that matches nothing fails the build: the library has changed. */
export function withFacts(code: string, facts: Facts, library: string): string {
  return facts.reduce((source, [pattern, value]) => {
    const changed = typeof pattern === 'string' ? source.replace(pattern, () => value) : source.replace(pattern, value);
    if (changed === source) throw new Error(`${library} has nothing like ${String(pattern)}`);
    return changed;
  }, code);
}

/**
 * A module out of a script of the older form, which asks for others with `require` at its beginning and names what it
 * gives by `exports`. The minifier can drop what nobody imports of a module, and nothing of such a script.
 */
export function asModule(code: string): string {
  const imported = withImports(code);
  if (/\brequire\(/.test(imported)) throw new Error('the library asks for another one where none was expected');
  return imported.replace(/(?<=^|[;}\n])exports\.(\w+)\s*=(?!=)/g, 'export var $1 =').replace(/\bexports\.(?=\w)/g, '');
}

/** Takes one name after the other off `var a = require("a"), b = require("b"), …`. */
function withImports(code: string): string {
  const next = /\bvar (\w+)\s*=\s*require\(["']([\w-]+)["']\)([;,])/.exec(code);
  if (!next) return code;
  const [all, name = '', from = '', then] = next;
  return withImports(code.replace(all, () => `import * as ${name} from '${from}';${then === ',' ? 'var ' : ''}`));
}
