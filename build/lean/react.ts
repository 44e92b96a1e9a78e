import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { asModule, withFacts, type Facts } from './source.ts';

/** Production builds of React and its parts, by the file that is imported and would choose one. */
const FILES: Readonly<Record<string, string>> = {
  '/react/index.js': 'cjs/react.production.min.js',
  '/react/jsx-runtime.js': 'cjs/react-jsx-runtime.production.min.js',
  '/react-dom/index.js': 'cjs/react-dom.production.min.js',
  '/scheduler/index.js': 'cjs/scheduler.production.min.js',
  '/use-sync-external-store/with-selector.js': 'cjs/use-sync-external-store-with-selector.production.js',
};

/** Files that only hand on what another one gives. */
const STAND_INS: Readonly<Record<string, string>> = {
  '/react-dom/client.js': "export { createRoot } from 'react-dom';",
  '/use-sync-external-store/shim/index.js': "export { useSyncExternalStore } from 'react';",
};

/** Ways into React that we never take: a page's HTML is never React's own, and every container has a root of its own. */
const ENTRIES = ['findDOMNode', 'hydrate', 'hydrateRoot', 'render', 'unmountComponentAtNode', 'unstable_batchedUpdates', 'unstable_renderSubtreeIntoContainer'];

/** What follows of our use of it in these releases. */
const FACTS: Readonly<Record<string, Facts>> = {
  // In its minified file: `I`, which says that a page's HTML is being taken over, is never true, and `Gg`, which asks how
  // that went, has nothing to ask.
  '/react-dom/index.js': [
    ...ENTRIES.map((name) => [new RegExp(`\\bexports\\.${name}=`), `var no_${name}=`] as const),
    [/(?<!yg=null,)\bI=![01]/g, '0'],
    [/!I\b/g, '!0'],
    [/\bI&&/g, '!1&&'],
    [/\(I\)/g, '(!1)'],
    [/(?<=function Gg\(a\)\{)if\(a!==xg\)return!1;/, 'return!1;'],
  ],
  // Every browser that we serve has `performance` and `MessageChannel`; none has `setImmediate`.
  '/scheduler/index.js': [
    [/if\("object"===typeof performance[^]*?\}else\{[^]*?\}(?=var r=)/, 'exports.unstable_now=function(){return performance.now()};'],
    [/if\("function"===typeof F\)[^]*?else if\("undefined"!==typeof MessageChannel\)\{([^]*?\})\}else[^;]*;/, '$1;'],
  ],
};

/**
 * Makes modules of React, which is published in an older form: what nobody imports is left out, and every chunk calls
 * React's functions by name. Leaves out as well what React needs to take over a page's HTML, and its older ways of
 * rendering. 6 kB of gzip.
 */
export function leanReact(): Plugin {
  return {
    name: 'vitrin:lean-react',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      const file = id.split('/node_modules').at(-1) ?? '';
      const build = FILES[file];
      if (build === undefined) return STAND_INS[file] ?? null;
      const code = readFileSync(join(dirname(id), build), 'utf8');
      // Some packages import React whole, under one name.
      const whole = file === '/react/index.js' ? "\nexport * as default from 'react';" : '';
      return asModule(withFacts(code, FACTS[file] ?? [], file)) + whole;
    },
  };
}
