import type { Plugin } from 'vite';
import { leanFile } from './source.ts';

/** Its lists of what HTML, SVG and MathML allow by default. The tags by which it tells the three apart stay. */
const DEFAULTS = ['html$1', 'html', 'svg', 'mathMl', 'xml'];

/**
 * Leaves DOMPurify's default allow-lists out of the bundle: ours (`sanitise.ts`) always takes their place. What is
 * missing from an allow-list can only forbid more.
 */
export function leanDompurify(): Plugin {
  return leanFile('dompurify', '/dompurify/dist/purify.es.mjs', (code) => DEFAULTS.reduce((source, name) => {
    const start = source.indexOf(`\nconst ${name} = freeze([\n`);
    const end = source.indexOf('\n]);', start);
    if (start < 0 || end < 0) throw new Error(`DOMPurify has no list ${name}`);
    return `${source.slice(0, start)}\nconst ${name} = freeze([]);${source.slice(end + 4)}`;
  }, code));
}
