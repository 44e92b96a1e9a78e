import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OURS = fileURLToPath(new URL('../../src/runtime/preload.ts', import.meta.url));

/** Puts our own preloading in the place of Vite's, which handles browsers and pages that cannot occur here. */
export function ownPreload(): Plugin {
  return {
    name: 'vitrin:preload',
    enforce: 'pre',
    load: (id) =>
      id.startsWith('\0vite/preload-helper.js') ? `export { preload as __vitePreload } from ${JSON.stringify(OURS)};` : null,
  };
}

/** It leaves the page as it is, without a link of ours too. */
const INSPECTOR = /\/inspector-[^/]*$/;

/**
 * The scripts that an import of `chunk` asks for before it runs: Vite names none for a chunk that needs only itself, and
 * that one may fail to come as well.
 */
export const filesOf = (chunk: string, needed: readonly string[]): string[] =>
  INSPECTOR.test(chunk) ? [] : needed.length > 0 ? [...needed] : [chunk];
