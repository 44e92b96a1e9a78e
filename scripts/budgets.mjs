import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { root } from './prepare.mjs';

const KB = 1000;
const dist = `${root}/dist`;

/** Bytes of a built file as a browser receives it: gzip at level 9. */
function weight(file) {
  return gzipSync(readFileSync(`${dist}/${file}`), { level: 9 }).length;
}

/** The built chunks by name, each with the chunks that it imports. */
function chunks() {
  const manifest = JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));
  const named = (key) => manifest[key].name;
  return new Map(
    Object.values(manifest)
      .filter(({ file }) => file.endsWith('.js'))
      .map(({ name, file, imports = [], dynamicImports = [] }) => [
        name,
        { file, imports: imports.map(named), lazy: dynamicImports.map(named) },
      ]),
  );
}

/** Chunks that name all widgets or both locales as lazy imports: of them only what they import at once counts. */
const NAMES_ALL = ['runtime', 'loaders'];

/**
 * The files that a browser has loaded once the chunks `names` and all that they import, lazily too, are loaded.
 * Messages load with the first one that is shown, which an ordinary visit never sees.
 */
function loadedBy(names) {
  const all = chunks();
  const seen = new Set();
  const visit = (name) => {
    if (seen.has(name) || name === 'host') return;
    seen.add(name);
    const { imports, lazy } = all.get(name);
    for (const next of NAMES_ALL.includes(name) ? imports : [...imports, ...lazy]) visit(next);
  };
  for (const name of names) visit(name);
  return [...seen].map((name) => all.get(name).file);
}

/** What any page loads with its first widget, the cart icon. */
const PAGE = ['main', 'shell', 'tr', 'loaders', 'cart-icon'];
/** What stands at the head of a shop's pages besides. */
const HEADER = [...PAGE, 'search-bar', 'header'];

const sum = (files) => [...new Set(files)].reduce((total, file) => total + weight(file), 0);
const built = (ending) =>
  readdirSync(dist, { recursive: true }).map(String).filter((file) => file.endsWith(ending));

/** The budgets of docs/architecture.md, in bytes after gzip. */
export function budgets() {
  return [
    { what: 'vitrin.js, everything before React', limit: 5 * KB, bytes: sum(loadedBy(['main'])) },
    { what: 'page with a cart icon, everything loaded', limit: 108 * KB, bytes: sum(loadedBy(PAGE)) },
    { what: 'page with list and header, everything loaded', limit: 120 * KB, bytes: sum(loadedBy([...HEADER, 'product-list'])) },
    { what: 'all widgets, every chunk', limit: 200 * KB, bytes: sum(built('.js')) },
    { what: 'all CSS', limit: 15 * KB, bytes: sum(built('.css')) },
  ];
}

/** Prints each budget with its figure; answers whether all are kept. */
export function checkBudgets() {
  let kept = true;
  for (const { what, limit, bytes } of budgets()) {
    const verdict = bytes <= limit ? 'ok  ' : 'OVER';
    console.log(`  ${verdict} ${(bytes / KB).toFixed(2).padStart(7)} of ${String(limit / KB).padStart(3)} kB  ${what}`);
    kept &&= bytes <= limit;
  }
  return kept;
}
