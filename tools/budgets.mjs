import { readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { root } from './prepare.mjs';

const KB = 1000;
const dist = `${root}/dist`;

/** Bytes of a built file as a browser receives it: gzip at level 9. */
function weight(file) {
  return gzipSync(readFileSync(`${dist}/${file}`), { level: 9 }).length;
}

/** The chunks of texts by their locale: `base-tr`, `accountArea-en`, `ordering-tr`. */
function nameOf({ name, src = '' }) {
  const [, locale] = /texts\/(\w+)\/(?:base|accountArea|ordering)\./.exec(src) ?? [];
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

/** The entry names all widgets and both locales as lazy imports: of it only what it imports at once counts. */
const ENTRY = 'main';
/** Chunks that an ordinary visit never loads: their weight is printed apart. By their names, with what loads them. */
const APART = new Map([
  ['host', 'what the first message adds to a page (toasts)'],
  ['RowWindow', 'what a table of more than 500 rows adds'],
  ['credit', 'what a limit adds to a cart, where the shop sets one'],
]);
/** What reads pasted sheets and files into a quick order: with the first of them. */
const FILES = ['sheet', 'readFile', 'readExcel'];
/** What is not counted among the chunks of the 25 widgets, as no page has it that does not order by codes. */
const ORDERING = ['quick-order', 'saved-lists', 'ordering-tr', 'ordering-en', ...FILES];
/** What no visitor loads, but who works on the page: the inspector, its rules about values, its Turkish. */
const INSPECTOR = ['inspector', 'values', 'tr'];

/** The files that a browser has loaded once the chunks `names` and all that they import, lazily too, are loaded; without {@link APART}. */
function loadedBy(names) {
  const all = chunks();
  const seen = new Set();
  const visit = (name) => {
    if (seen.has(name) || APART.has(name) || FILES.includes(name)) return;
    seen.add(name);
    const { imports, lazy } = all.get(name);
    for (const next of name === ENTRY ? imports : [...imports, ...lazy]) visit(next);
  };
  for (const name of names) visit(name);
  return [...seen].map((name) => all.get(name).file);
}

/** What any page loads with its first widget, the cart icon. */
const PAGE = [ENTRY, 'shell', 'base-tr', 'cart-icon'];
/** What stands at the head of a shop's pages besides. */
const HEADER = [...PAGE, 'search-bar', 'header'];

const sum = (files) => [...new Set(files)].reduce((total, file) => total + weight(file), 0);
const built = (ending) =>
  readdirSync(dist, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith(ending));

/** What the entry would be lighter by without the names of all files. */
function weightOfTable() {
  const entry = readFileSync(`${dist}/vitrin.js`, 'utf8');
  const nameless = entry.replace(/"?\.\/(?:chunks|assets)\/[\w.-]+"?,?/g, '');
  return weight('vitrin.js') - gzipSync(nameless, { level: 9 }).length;
}

const ofThe25 = () => {
  const all = chunks();
  const apart = [...ORDERING, ...INSPECTOR].map((name) => all.get(name).file);
  return built('.js').filter((file) => !apart.includes(file));
};

/**
 * The budgets of docs/dev/budgets.md, in bytes after gzip. `over` is by how much the code is known to miss one at most; why, and
 * what it would take to keep it, stands there too.
 */
export function budgets() {
  return [
    { what: 'everything before React', limit: 7 * KB, over: 0.94 * KB, bytes: sum(loadedBy([ENTRY])) },
    { what: '  of which the table of files', limit: 1.5 * KB, bytes: weightOfTable() },
    {
      what: 'page with a cart icon, everything loaded, panel opened',
      limit: 132 * KB,
      over: 6.62 * KB,
      bytes: sum(loadedBy(PAGE)),
    },
    {
      what: 'page with product list and header, everything loaded',
      limit: 152 * KB,
      over: 20.69 * KB,
      bytes: sum(loadedBy([...HEADER, 'product-list'])),
    },
    {
      what: 'checkout page with header, everything loaded',
      limit: 170 * KB,
      over: 12 * KB,
      bytes: sum(loadedBy([...HEADER, 'accountArea-tr', 'checkout'])),
    },
    {
      what: 'quick order, what it adds to a page with header (files apart)',
      limit: 14 * KB,
      over: 7.49 * KB,
      bytes: sum(loadedBy([...HEADER, 'ordering-tr', 'quick-order'])) - sum(loadedBy(HEADER)),
    },
    {
      what: 'all widgets, every chunk, those of quick order, saved lists and the inspector apart',
      limit: 270 * KB,
      over: 30.9 * KB,
      bytes: sum(ofThe25()),
    },
    {
      what: 'all CSS, that of these two and the copies in a layer apart',
      limit: 19 * KB,
      over: 3.67 * KB,
      // vitrin-space.css is no part of what the script loads: a page links it, or does not.
      bytes: sum(
        built('.css').filter((file) => file.startsWith('assets/') && !file.endsWith('.layer.css') && !/\bordering-/.test(file)),
      ),
    },
  ];
}

/** Holds the bundle against each budget: a part of a run, which tells of all of them. */
export async function checkBudgets() {
  const all = budgets();
  const lines = all.map(({ what, limit, over = 0, bytes }) => {
    const verdict = bytes <= limit ? 'ok  ' : bytes <= limit + over ? 'over' : 'OVER';
    const most = `${((limit + over) / KB).toFixed(2)} kB`;
    const known = {
      over: `: missed, known up to ${most}`,
      OVER: `: ${Math.ceil(bytes - limit - over)} bytes above the known ${most}`,
    };
    return `\n  ${verdict} ${(bytes / KB).toFixed(2).padStart(7)} of ${String(limit / KB).padStart(4)} kB  ${what}${known[verdict] ?? ''}`;
  });
  for (const [name, what] of APART)
    lines.push(`\n       ${(weight(chunks().get(name).file) / KB).toFixed(2).padStart(7)} kB           ${what}`);
  const ofInspector = sum(INSPECTOR.map((name) => chunks().get(name).file));
  lines.push(`\n       ${(ofInspector / KB).toFixed(2).padStart(7)} kB           the inspector, in both languages`);
  return { passed: all.every(({ limit, over = 0, bytes }) => bytes <= limit + over), note: lines.join('') };
}
