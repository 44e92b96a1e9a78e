import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { root } from './prepare.mjs';

const KB = 1000;
const dist = `${root}/dist`;

/** Bytes of a built file as a browser receives it: gzip at level 9. */
function weight(file) {
  return gzipSync(readFileSync(`${dist}/${file}`), { level: 9 }).length;
}

const manifest = () => JSON.parse(readFileSync(`${dist}/.vite/manifest.json`, 'utf8'));

/** The files that a browser has loaded once the modules `names` and all they import, lazily too, are loaded. */
function loadedBy(names, except = []) {
  const entries = manifest();
  const files = new Set();
  const seen = new Set();
  const visit = (name) => {
    if (seen.has(name) || except.some((pattern) => pattern.test(name))) return;
    seen.add(name);
    const entry = entries[name];
    files.add(entry.file);
    for (const next of [...(entry.imports ?? []), ...(name === 'src/main.ts' ? [] : (entry.dynamicImports ?? []))]) {
      if (!isRuntime(entries[next])) visit(next);
    }
  };
  for (const name of names) visit(name);
  return [...files, ...runtimeFiles(entries)];
}

// The runtime names every widget as a lazy import, so its own imports are counted but not followed.
const isRuntime = (entry) => entry.name === 'runtime';
const runtimeFiles = (entries) => Object.values(entries).filter(isRuntime).map(({ file }) => file);

const sum = (files) => [...new Set(files)].reduce((total, file) => total + weight(file), 0);
const built = (ending) =>
  readdirSync(dist, { recursive: true }).map(String).filter((file) => file.endsWith(ending));

const SHELL = ['src/main.ts', 'src/shell/index.ts', 'src/i18n/locales/tr/index.ts'];

/** The budgets of docs/architecture.md, in bytes after gzip. */
export function budgets() {
  return [
    { what: 'vitrin.js, everything before React', limit: 5 * KB, bytes: sum(loadedBy(['src/main.ts'])) },
    { what: 'page with a cart icon, everything loaded', limit: 108 * KB, bytes: sum(loadedBy([...SHELL, 'widgets/cart-icon/index.ts'], [/toasts/])) },
    { what: 'page with list and cart icon, everything loaded', limit: 120 * KB, bytes: sum(loadedBy([...SHELL, 'widgets/cart-icon/index.ts', 'widgets/product-list/index.ts'], [/toasts/])) },
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
