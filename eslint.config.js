import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { noModuleState } from './tools/lint/noModuleState.mjs';

/** The names by which a script has the page's own functions. */
const PAGE = '/^(window|globalThis|self)$/';

/** Ways around the rules that keep a page safe: HTML sinks, window.alert, navigation outside its one module. */
const forbidden = [
  {
    selector: 'MemberExpression[property.name=/^(innerHTML|outerHTML|insertAdjacentHTML)$/]',
    message: 'No HTML sinks: build DOM, or use the sanitiser.',
  },
  { selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']", message: 'No HTML sinks: use the sanitiser.' },
  {
    selector: "CallExpression[callee.property.name='write'][callee.object.name='document']",
    message: 'No HTML sinks: build DOM.',
  },
  ...[
    'callee.name=/^(alert|confirm|prompt|eval)$/',
    `callee.object.name=${PAGE}][callee.property.name=/^(alert|confirm|prompt|eval)$/`,
  ].map((call) => ({ selector: `CallExpression[${call}]`, message: 'Use a toast or a dialog (decision 8).' })),
  ...[
    ...["callee.object.name='location'", "callee.object.property.name='location'"].map(
      (place) => `CallExpression[${place}][callee.property.name=/^(assign|replace|reload)$/]`,
    ),
    `CallExpression[callee.object.name=${PAGE}][callee.property.name='open']`,
    ...['name', 'property.name', 'object.name', 'object.property.name'].map(
      (place) => `AssignmentExpression[left.${place}='location']`,
    ),
  ].map((selector) => ({ selector, message: 'Navigation goes through src/page/navigation.ts (decision 10).' })),
];

const domOnly = 'Images and forms of a page shadow it by their names: `dom` of src/runtime/page/dom.ts (contract §6).';

/** What a page's own elements may have taken the place of. `dom` is to read and to call: what is set is set on the document. */
const shadowed = [
  { selector: "MemberExpression[object.name='document']:not(AssignmentExpression > .left)", message: domOnly },
  { selector: "VariableDeclarator[init.name='document'][id.type='ObjectPattern']", message: domOnly },
];

/** A browser's first formatter holds a page up as long as rendering ten rows does. */
const formatterAtLoad = {
  selector: "Program > VariableDeclaration > VariableDeclarator > NewExpression[callee.object.name='Intl']",
  message: 'It is made when it is needed: once() of src/domain/once.ts.',
};

/** What Prototype.js and MooTools replace by functions that know less (contract §6). */
const replaced = [
  {
    selector: "MemberExpression[object.name='Array'][property.name='from']",
    message: 'Old libraries of a page replace it: times() of src/domain/times.ts, or a spread (contract §6).',
  },
  {
    selector: "ForOfStatement > CallExpression.right[arguments.length=0][callee.property.name='entries']",
    message: 'On pages with Prototype.js the entries of a list are its values: forEach, or map (contract §6).',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(filter|map|flatMap|some|every|find)$/] > ArrowFunctionExpression[params.length=3]',
    message: 'Prototype.js hands over value and place alone, not the list (contract §6).',
  },
];

/** Shops silence their console by one that has nothing but log. */
const ownConsole = ["[object.name='console']", `[object.name=${PAGE}][property.name='console']`].map((member) => ({
  selector: `MemberExpression${member}`,
  message: "A page's console may lack it: say() of src/runtime/page/say.ts (contract §6).",
}));

export default tseslint.config(
  { ignores: ['dist/', 'dist-cli/', 'dist-site/', 'release/', '**/node_modules/', '**/.cache/', 'coverage/'] },
  {
    files: ['**/*.{ts,tsx}'],
    // The rules that ask for types: .oxlintrc.json.
    extends: [tseslint.configs.strict, tseslint.configs.stylistic],
    rules: {
      'no-restricted-syntax': ['error', ...forbidden],
      'max-lines': ['error', { max: 200 }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/array-type': ['error', { default: 'array-simple' }],
      // Thunks without an argument or a result are typed with void.
      '@typescript-eslint/no-invalid-void-type': 'off',
    },
  },
  {
    files: ['{src,widgets}/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      // Explicit roles keep a table a table where CSS changes its display.
      'jsx-a11y/no-redundant-roles': [
        'error',
        {
          table: ['table'],
          thead: ['rowgroup'],
          tbody: ['rowgroup'],
          tr: ['row'],
          td: ['cell'],
          th: ['columnheader', 'rowheader'],
          ol: ['list'],
          ul: ['list'],
        },
      ],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        { td: ['cell'], tr: ['row'], th: ['columnheader', 'rowheader'] },
      ],
    },
  },
  {
    files: ['{src,widgets,registry}/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}', '**/tests/**', 'src/testing/**'],
    plugins: { vitrin: { rules: { 'no-module-state': noModuleState } } },
    rules: {
      'vitrin/no-module-state': 'error',
      'no-restricted-syntax': ['error', ...forbidden, ...shadowed, formatterAtLoad, ...replaced, ...ownConsole],
    },
  },
  {
    files: ['src/page/navigation.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...forbidden.filter(({ message }) => !message.startsWith('Navigation')),
        ...shadowed,
        formatterAtLoad,
        ...replaced,
        ...ownConsole,
      ],
    },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/tests/**', 'src/testing/**', 'e2e/**', 'tools/bench/**'],
    rules: { 'no-restricted-syntax': 'off', 'max-lines': ['error', { max: 240 }] },
  },
  { files: ['**/*.{js,mjs,cjs}'], extends: [tseslint.configs.recommended] },
);
