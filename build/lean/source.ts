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

/** Values by the name of an option. */
type Fixed = Readonly<Record<string, string>>;

/**
 * Puts in the place of a function's body (or a method's, or a class's) another one; none by default. `head` is the
 * beginning of its first line with its indentation, up to the bracket or brace that opens what follows the name.
 * A head that is not found fails the build: the library has changed.
 */
export function withBody(code: string, head: string, body = ''): string {
  const start = code.indexOf(`\n${head}`);
  const indent = /^ */.exec(head)?.[0] ?? '';
  const opens = code.indexOf('{\n', start);
  const end = code.indexOf(`\n${indent}}`, opens);
  if (start < 0 || opens < 0 || end < 0) throw new Error(`there is no "${head.trim()}" in the library`);
  return `${code.slice(0, opens)}{ ${body} }${code.slice(end + indent.length + 2)}`;
}

/** Puts an option's value where it is read (not where it is set) as a property of `owner`, a pattern. */
export function withFixed(code: string, owner: string, options: Fixed): string {
  const read = new RegExp(`(?<![\\w.])${owner}\\.(${Object.keys(options).join('|')})\\b(?!\\s*=[^=])`, 'g');
  return code.replace(read, (_, option: string) => `(${options[option] ?? ''})`);
}
