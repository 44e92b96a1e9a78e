import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { noModuleState } from './tools/lint/noModuleState.mjs';

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
  { selector: 'CallExpression[callee.name=/^(alert|confirm|prompt|eval)$/]', message: 'Use a toast or a dialog (decision 8).' },
  {
    selector: "CallExpression[callee.object.name='location'][callee.property.name=/^(assign|replace|reload)$/]",
    message: 'Navigation goes through src/page/navigation.ts (decision 10).',
  },
];

export default tseslint.config(
  { ignores: ['dist/', 'dist-cli/', 'dist-site/', 'release/', '**/node_modules/', '**/.cache/', 'coverage/'] },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      'no-restricted-syntax': ['error', ...forbidden],
      'max-lines': ['error', { max: 200 }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // An empty text often stands for nothing.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/array-type': ['error', { default: 'array-simple' }],
      // `void` marks a promise that nobody waits for.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // Thunks without an argument or a result are typed with void.
      '@typescript-eslint/no-invalid-void-type': 'off',
      // No object of ours has methods that depend on `this`.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
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
    ignores: ['**/*.test.{ts,tsx}', 'src/testing/**'],
    plugins: { vitrin: { rules: { 'no-module-state': noModuleState } } },
    rules: { 'vitrin/no-module-state': 'error' },
  },
  {
    files: ['src/page/navigation.ts'],
    rules: { 'no-restricted-syntax': ['error', ...forbidden.filter(({ message }) => !message.startsWith('Navigation'))] },
  },
  {
    files: ['**/*.test.{ts,tsx}', '**/tests/**', 'src/testing/**', 'e2e/**', 'tools/bench/**'],
    rules: { 'no-restricted-syntax': 'off', 'max-lines': ['error', { max: 400 }] },
  },
  { files: ['**/*.{js,mjs,cjs}'], extends: [tseslint.configs.recommended] },
);
