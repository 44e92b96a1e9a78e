import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Linter } from 'eslint';
import compat from 'eslint-plugin-compat';
import es from 'eslint-plugin-es-x';

/** The oldest browsers that are supported (docs/browsers.md), as browserslist names them. */
const FLOOR = ['chrome 109', 'firefox 115', 'safari 16.0', 'ios_saf 16.0'];

/** What came after ES2022, of which the floor has next to nothing. */
const YEARS = [
  'es2023',
  'es2023-intl-api',
  'es2024',
  'es2024-intl-api',
  'es2025',
  'es2025-intl-api',
  'esnext',
  'esnext-intl-api',
];

/** What ES2022 and older have, and Safari has only since 16.4. */
const LATE_IN_SAFARI = { 'es-x/no-class-static-block': 'error', 'es-x/no-regexp-lookbehind-assertions': 'error' };

/** What the floor has already, and the methods of iterators by whose names arrays have some: no reader tells them apart. */
const FINE = [
  'array-prototype-findlast-findlastindex',
  ...['every', 'filter', 'find', 'flatmap', 'foreach', 'map', 'reduce', 'some'].map((name) => `iterator-prototype-${name}`),
].map((name) => `es-x/no-${name}`);

/**
 * Uses of what some browser of the floor lacks, each asked for before: the file, by its name without the hash, what it uses, and
 * what happens without.
 */
const GUARDED = [
  { chunk: 'vitrin', use: 'requestIdleCallback', why: 'a time-out takes its place' },
  { chunk: 'react', use: 'navigator.scheduling', why: 'React asks whether it is there, and goes by the clock' },
  { chunk: 'inspector', use: 'ReportingObserver', why: 'the inspector lists no reports' },
  { chunk: 'inspector', use: 'showPopover', why: 'the inspector asks for `popover`, and stands in the page without' },
  { chunk: 'shell', use: 'checkVisibility', why: 'called by `?.`; the boxes of the element tell without' },
  { chunk: 'libraries', use: 'getTextInfo', why: 'i18next asks whether it is there, and knows the languages itself' },
  { chunk: 'libraries', use: "'Iterator'", why: 'Immer asks for it by `?.`, and has its own way' },
];

/** What the floor lacks, and the tables of the two plugins do not know. */
const UNLISTED = {
  'AbortSignal.any': "MemberExpression[object.name='AbortSignal'][property.name='any']",
  'URL.canParse': "MemberExpression[object.name='URL'][property.name='canParse']",
  'URL.parse': "MemberExpression[object.name='URL'][property.name='parse']",
  CloseWatcher: "Identifier[name='CloseWatcher']",
  'aria… as a property': 'AssignmentExpression > MemberExpression.left[property.name=/^aria[A-Z]/]',
  // Methods of documents and elements, by their names alone, as nothing tells what an object is.
  ...Object.fromEntries(
    ['startViewTransition', 'showPopover', 'hidePopover', 'togglePopover', 'checkVisibility', 'moveBefore', 'setHTMLUnsafe'].map(
      (name) => [name, `MemberExpression[property.name='${name}']`],
    ),
  ),
};

const CONFIG = [
  {
    files: ['**/*.js'],
    plugins: { 'es-x': es, compat },
    languageOptions: { ecmaVersion: 'latest', sourceType: 'module' },
    linterOptions: { noInlineConfig: true },
    settings: { browsers: FLOOR, 'es-x': { aggressive: true } },
    rules: {
      ...Object.assign({}, ...YEARS.map((year) => es.configs[`flat/no-new-in-${year}`].rules)),
      ...LATE_IN_SAFARI,
      ...Object.fromEntries(FINE.map((rule) => [rule, 'off'])),
      'compat/compat': 'error',
      'no-restricted-syntax': [
        'error',
        ...Object.entries(UNLISTED).map(([name, selector]) => ({ selector, message: `${name} is not in all of them` })),
      ],
    },
  },
];

/**
 * The syntax, the regular expressions and the interfaces in the scripts of a built folder that a supported browser lacks, one
 * line each. The build turns a regular expression which an old browser cannot read into `new RegExp("…")` and says nothing:
 * its text is read as well. Of methods of elements only those of `UNLISTED` are seen.
 */
export function newerThanFloor(folder) {
  const linter = new Linter({ configType: 'flat' });
  return readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.js'))
    .sort()
    .flatMap((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return linter
        .verify(text, CONFIG, { filename: file })
        .filter(({ message }) => !isGuarded(file, message))
        .map(
          ({ message, line, column }) =>
            `${file}: ${message} …${text.split('\n')[line - 1].slice(Math.max(column - 30, 0), column + 60)}…`,
        );
    });
}

const isGuarded = (file, message) =>
  GUARDED.some(
    ({ chunk, use }) => file.replace(/^.*[\\/]/, '').replace(/(-[\w-]{7})?\.js$/, '') === chunk && message.includes(use),
  );
