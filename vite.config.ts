import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunks, styles } from './tools/build/chunks.ts';
import { ownExports } from './tools/build/exports.ts';
import { filesOf, ownPreload } from './tools/build/preload.ts';
import { releaseDocuments } from './tools/release/plugin.ts';
import manifest from './package.json' with { type: 'json' };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  base: './',
  plugins: [ownPreload(), ownExports(), react(), releaseDocuments(manifest.version)],
  define: { __VITRIN_VERSION__: JSON.stringify(manifest.version) },
  resolve: { alias: { '@mocks': here('./mocks'), '@': here('./src') } },
  build: {
    target: ['chrome109', 'firefox115', 'safari16'],
    modulePreload: { polyfill: false, resolveDependencies: filesOf },
    assetsInlineLimit: 0,
    manifest: true,
    // Written beside the bundle, then taken out of it (`tools/release.mjs`).
    sourcemap: 'hidden',
    rolldownOptions: {
      input: here('./src/main.ts'),
      // A page may import the script API from vitrin.js.
      preserveEntrySignatures: 'exports-only',
      output: {
        entryFileNames: 'vitrin.js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: { groups: [...styles, ...chunks] },
      },
    },
  },
});
