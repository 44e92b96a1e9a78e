import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const OURS = fileURLToPath(new URL('../../src/runtime/preload.ts', import.meta.url));

/** Puts our own preloading in the place of Vite's, which handles browsers and pages that cannot occur here. */
export function ownPreload(): Plugin {
  return {
    name: 'vitrin:preload',
    enforce: 'pre',
    load: (id) =>
      id === '\0vite/preload-helper.js' ? `export { preload as __vitePreload } from ${JSON.stringify(OURS)};` : null,
  };
}
