import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunks, styles } from './tools/build/chunks.ts';
import { compileHint } from './tools/build/compileHint.ts';
import { isOfEntry, standAloneEntry } from './tools/build/entry.ts';
import { ownExports } from './tools/build/exports.ts';
import { filesOf, ownPreload } from './tools/build/preload.ts';
import { withoutStyleImports } from './tools/build/styleImports.ts';
import { releaseDocuments } from './tools/release/plugin.ts';
import manifest from './package.json' with { type: 'json' };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const MAIN = here('./src/main.ts');
const behind = new Map<string, ReadonlySet<string>>();
const groups = [...styles, ...chunks].map(({ test, ...group }) => ({
  ...group,
  test: (id: string) => !isOfEntry(id) && test.test(id),
}));

export default defineConfig({
  base: './',
  plugins: [
    standAloneEntry(MAIN),
    ownPreload(behind),
    ownExports(),
    withoutStyleImports(),
    react(),
    compileHint(),
    releaseDocuments(manifest.version),
  ],
  define: { __VITRIN_VERSION__: JSON.stringify(manifest.version) },
  resolve: { alias: { '@mocks': here('./mocks'), '@': here('./src') } },
  build: {
    target: ['chrome109', 'firefox115', 'safari16'],
    modulePreload: {
      polyfill: false,
      resolveDependencies: (chunk, needed, { hostId }) => filesOf(behind, chunk, needed, hostId),
    },
    assetsInlineLimit: 0,
    manifest: true,
    // Written beside the bundle, then taken out of it (`tools/release.mjs`).
    sourcemap: 'hidden',
    rolldownOptions: {
      input: MAIN,
      // A page may import the script API from vitrin.js.
      preserveEntrySignatures: 'exports-only',
      output: {
        entryFileNames: 'vitrin.js',
        // For who debugs: the entry's own copy of a module is that module.
        sourcemapPathTransform: (path) => path.replace(/\?entry$/, ''),
        // The shortest hash that is taken for so many files: every script names some of them, and no packing makes a hash shorter.
        chunkFileNames: 'chunks/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
        codeSplitting: { groups },
      },
    },
  },
});
