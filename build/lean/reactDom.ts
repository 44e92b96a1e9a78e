import type { Plugin } from 'vite';
import { leanFile } from './source.ts';

/** Ways into React that we never take: a page's HTML is never React's own, and every container has a root of its own. */
const ENTRIES = ['findDOMNode', 'hydrate', 'hydrateRoot', 'render', 'unmountComponentAtNode', 'unstable_batchedUpdates', 'unstable_renderSubtreeIntoContainer'];

/**
 * What follows of it in this release of React, in its minified file: `I`, which says that a page's HTML is being taken
 * over, is never true, and `Gg`, which asks how that went, has nothing to ask.
 */
const FACTS: ReadonlyArray<readonly [pattern: RegExp, value: string]> = [
  ...ENTRIES.map((name) => [new RegExp(`\\bexports\\.${name}=`), `var no_${name}=`] as const),
  [/(?<!yg=null,)\bI=![01]/g, '0'],
  [/!I\b/g, '!0'],
  [/\bI&&/g, '!1&&'],
  [/\(I\)/g, '(!1)'],
  [/(?<=function Gg\(a\)\{)if\(a!==xg\)return!1;/, 'return!1;'],
];

/** Leaves out of the bundle what React needs to take over a page's HTML, and its older ways of rendering: 2 kB of gzip. */
export function leanReactDom(): Plugin {
  return leanFile('react-dom', '/react-dom.production.min.js', (code) => FACTS.reduce((source, [pattern, value]) => {
    const changed = source.replace(pattern, value);
    if (changed === source) throw new Error(`react-dom has nothing like ${String(pattern)}`);
    return changed;
  }, code));
}
