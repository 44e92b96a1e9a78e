import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { root } from './prepare.mjs';

const KB = 1000;
const dist = `${root}/dist`;

/** Bytes of a built file as a browser receives it: gzip at level 9. */
function weight(file) {
  return gzipSync(readFileSync(`${dist}/${file}`), { level: 9 }).length;
}

/** The chunks of texts by their locale: `base-tr`, `accountArea-en`. */
function nameOf({ name, src = '' }) {
  const [, locale] = /texts\/(\w+)\/(?:base|accountArea)\./.exec(src) ?? [];
  return locale ? `${name}-${locale}` : name;
}

/** The built chunks by name, each with the chunks that it imports. */
function chunks() {
  const manifest = JSON.parse(readFileSync(`${dist}-maps/.vite/manifest.json`, 'utf8'));
  const named = (key) => nameOf(manifest[key]);
  return new Map(
    Object.values(manifest)
      .filter(({ file }) => file.endsWith('.js'))
      .map(({ imports = [], dynamicImports = [], ...chunk }) => [
        nameOf(chunk),
        { file: chunk.file, imports: imports.map(named), lazy: dynamicImports.map(named) },
      ]),
  );
}

/** Chunks that name all widgets or both locales as lazy imports: of them only what they import at once counts. */
const NAMES_ALL = ['runtime', 'loaders'];
/** The toasts. */
const MESSAGES = 'host';

/**
 * The files that a browser has loaded once the chunks `names` and all that they import, lazily too, are loaded. Toasts load
 * with the first message, which an ordinary visit never sees; their weight is printed apart.
 */
function loadedBy(names) {
  const all = chunks();
  const seen = new Set();
  const visit = (name) => {
    if (seen.has(name) || name === MESSAGES) return;
    seen.add(name);
    const { imports, lazy } = all.get(name);
    for (const next of NAMES_ALL.includes(name) ? imports : [...imports, ...lazy]) visit(next);
  };
  for (const name of names) visit(name);
  return [...seen].map((name) => all.get(name).file);
}

/** What a page runs before React: the entry, the runtime, and the table of the files that widgets are in. */
const BEFORE_REACT = ['main', 'loaders'];
/** What any page loads with its first widget, the cart icon. */
const PAGE = [...BEFORE_REACT, 'shell', 'base-tr', 'cart-icon'];
/** What stands at the head of a shop's pages besides. */
const HEADER = [...PAGE, 'search-bar', 'header'];

const sum = (files) => [...new Set(files)].reduce((total, file) => total + weight(file), 0);
const built = (ending) =>
  readdirSync(dist, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(ending));

/**
 * The budgets of docs/dev/architecture.md, in bytes after gzip. `over` is by how much the code is known to miss one at most; why, and
 * what it would take to keep it, stands there too.
 */
export function budgets() {
  return [
    { what: 'everything before React', limit: 7 * KB, over: 0.2 * KB, bytes: sum(loadedBy(BEFORE_REACT)) },
    { what: '  of which the table of files', limit: 1.5 * KB, bytes: sum([chunks().get('loaders').file]) },
    {
      what: 'page with a cart icon, everything loaded, panel opened',
      limit: 132 * KB,
      over: 1.3 * KB,
      bytes: sum(loadedBy(PAGE)),
    },
    {
      what: 'page with product list and header, everything loaded',
      limit: 152 * KB,
      over: 5.9 * KB,
      bytes: sum(loadedBy([...HEADER, 'product-list'])),
    },
    {
      what: 'checkout page with header, everything loaded',
      limit: 170 * KB,
      over: 2.3 * KB,
      bytes: sum(loadedBy([...HEADER, 'accountArea-tr', 'checkout'])),
    },
    { what: 'all widgets, every chunk', limit: 270 * KB, over: 7.1 * KB, bytes: sum(built('.js')) },
    {
      what: 'all CSS, the copies in a layer apart',
      limit: 19 * KB,
      over: 0.15 * KB,
      bytes: sum(built('.css').filter((file) => !file.endsWith('.layer.css'))),
    },
  ];
}

/** Holds the bundle against each budget: a part of a run, which tells of all of them. */
export async function checkBudgets() {
  const all = budgets();
  const lines = all.map(({ what, limit, over = 0, bytes }) => {
    const verdict = bytes <= limit ? 'ok  ' : bytes <= limit + over ? 'over' : 'OVER';
    const known = verdict === 'over' ? `: missed, known up to ${((limit + over) / KB).toFixed(1)} kB` : '';
    return `\n  ${verdict} ${(bytes / KB).toFixed(2).padStart(7)} of ${String(limit / KB).padStart(4)} kB  ${what}${known}`;
  });
  const messages = (weight(chunks().get(MESSAGES).file) / KB).toFixed(2).padStart(7);
  lines.push(`\n       ${messages} kB           what the first message adds to a page (toasts)`);
  return { passed: all.every(({ limit, over = 0, bytes }) => bytes <= limit + over), note: lines.join('') };
}
