import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { leanAxios } from './build/leanAxios.ts';
import { leanI18next } from './build/leanI18next.ts';
import { leanPreload } from './build/leanPreload.ts';
import manifest from './package.json' with { type: 'json' };

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Few chunks, cut where pages differ; each takes what it imports with it, unless one before it has that already.
 * - `runtime`: everything before React. `vitrin.js` only imports it: a page that names the entry twice, or with a
 *   query, still runs one copy, and no chunk ever imports the unhashed entry.
 * - `shell`: React, store, calls, texts, and the few parts that any widget shows.
 * - `product`: what the widgets of a product share, and those of them that are little more than that.
 */
const styles = [
  { name: 'page', test: /\/src\/(ui|shell|product)\/.*\.css$|\/widgets\/(cart-icon|search-bar|currency-list|overdue-debt-notification|language-list|cookie-button|social-media|top-header-info)\/.*\.css$/, priority: 6 },
  { name: 'catalogue', test: /\/widgets\/(product-|campaign|add-to).*\.css$/, priority: 5 },
  { name: 'desk-styles', test: /\/(src|widgets)\/.*\.css$/, priority: 4 },
];

const chunks = [
  { name: 'runtime', test: /\/src\/runtime\/start\.|\/registry\/index\.|preload-helper|\/src\/runtime\/preload\.|rolldown.runtime/, priority: 3 },
  { name: 'shell', test: /\/src\/(shell\/index|host\/container\/widget|store\/hooks|store\/cart\/useCart|i18n\/useTexts|domain\/links\/plainClick|ui\/(button|css\/overlay|Icon|MoneyText|ProductImage|Spinner))\./, priority: 2 },
  { name: 'product', test: /\/src\/product\/[\w.]+$|\/widgets\/(product-price|product-quantity|add-to-cart-button)\//, priority: 1 },
];

export default defineConfig({
  base: './',
  plugins: [leanAxios(), leanI18next(), leanPreload(), react()],
  define: { __VITRIN_VERSION__: JSON.stringify(manifest.version) },
  resolve: { alias: { '@mocks': here('./mocks'), '@': here('./src') } },
  build: {
    target: ['chrome109', 'firefox115', 'safari16'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    // 1 kB of gzip smaller than the default over the page of a cart icon.
    minify: 'terser',
    terserOptions: { ecma: 2020, module: true, compress: { passes: 3, hoist_props: true, pure_getters: true, pure_funcs: ['this.logger.deprecate', 'this.logger.warn', 'this.logger.error', 'this.logger.log', 'baseLogger.deprecate', 'this.deprecateDottedLng'] } },
    manifest: true,
    rolldownOptions: {
      input: here('./src/main.ts'),
      output: {
        entryFileNames: 'vitrin.js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        assetFileNames: 'assets/[name]-[hash][extname]',
        codeSplitting: { groups: [...styles, ...chunks] },
      },
    },
  },
});
