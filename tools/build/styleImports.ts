import type { Plugin } from 'vite';
import { styles } from './chunks.ts';

const names = styles.map(({ name }) => name).join('|');
const IMPORT = new RegExp(`^import "\\./(?:${names})-[^"/]*\\.js";$`, 'gm');

/**
 * Takes out of each chunk the import of a chunk that is nothing but styles. Vite loads those as a style sheet, by what the bundler says that
 * the chunk needs, and leaves a comment of thirty bytes where the import was.
 */
export function withoutStyleImports(): Plugin {
  return {
    name: 'vitrin:style-imports',
    apply: 'build',
    renderChunk(code, { moduleIds }) {
      // A chunk that holds a library stays as it is written.
      if (moduleIds.some((id) => id.includes('/node_modules/'))) return null;
      // An empty line stays: the source map is not written anew.
      const changed = code.replace(IMPORT, '');
      return changed === code ? null : { code: changed, map: null };
    },
  };
}
