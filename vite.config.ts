import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { chunks, styles } from './build/chunks.ts';
import { leanAxios } from './build/lean/axios.ts';
import { leanDompurify } from './build/lean/dompurify.ts';
import { leanInputMask } from './build/lean/inputMask.ts';
import { leanReact } from './build/lean/react.ts';
import { leanI18next } from './build/lean/i18next.ts';
import { leanPreload } from './build/lean/preload.ts';
import { leanSwiper } from './build/lean/swiper.ts';
import { leanToastify } from './build/lean/toastify.ts';
import { releaseDocuments } from './build/release/plugin.ts';
import manifest from './package.json' with { type: 'json' };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What i18next warns of in its own debug mode, which is never on. */
const WARNINGS = ['this.logger.deprecate', 'this.logger.warn', 'this.logger.error', 'this.logger.log', 'baseLogger.deprecate', 'this.deprecateDottedLng'];

export default defineConfig({
  base: './',
  plugins: [leanAxios(), leanI18next(), leanPreload(), leanSwiper(), leanDompurify(), leanReact(), leanInputMask(), leanToastify(), react(), releaseDocuments(manifest.version)],
  define: { __VITRIN_VERSION__: JSON.stringify(manifest.version) },
  resolve: { alias: { '@mocks': here('./mocks'), '@': here('./src') } },
  build: {
    target: ['chrome109', 'firefox115', 'safari16'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // 1 kB of gzip smaller than the default over the page of a cart icon.
    minify: 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3, hoist_props: true, pure_getters: true, pure_funcs: WARNINGS } },
    manifest: true,
    // Written beside the bundle, then taken out of it (`scripts/release.mjs`).
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
