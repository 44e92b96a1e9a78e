/** Imports point one way; the picture stands in docs/dev/architecture.md. */

const TESTS = '\\.test\\.tsx?$|^src/testing/|/tests/';

/** What stands before React and any room may use: events, storage, the page's element, tasks. */
const PAGE_BEFORE_REACT = '^src/runtime/page/';

/** A room of `src` and the rooms that it may import. */
const room = (name, allowed) => ({
  name: `${name}-imports`,
  severity: 'error',
  from: { path: `^src/${name}/`, pathNot: TESTS },
  to: {
    pathNot: [`^src/${name}/`, ...allowed, 'node_modules', '\\.css$', '^src/runtime/version\\.d\\.ts$'],
    dependencyTypesNot: ['core'],
  },
});
const rooms = (...names) => names.map((name) => `^src/${name}/`);

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },

    // But for the type of the settings, which is inferred from their schemas.
    room('domain', ['^src/schemas/(settings|paymentPlan)']),
    {
      name: 'domain-runs-no-schema',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: TESTS },
      to: { path: '^src/schemas/', dependencyTypesNot: ['type-only'] },
    },
    room('contract', rooms('domain')),
    room('schemas', rooms('domain')),
    room('i18n', ['^src/domain/message']),
    room('runtime/page', rooms('contract')),
    room('page', [PAGE_BEFORE_REACT, ...rooms('schemas', 'domain', 'contract', 'i18n')]),
    room('data', [PAGE_BEFORE_REACT, ...rooms('page', 'schemas', 'domain', 'contract')]),
    room('ui', [PAGE_BEFORE_REACT, ...rooms('domain', 'i18n')]),
    room('commerce', [PAGE_BEFORE_REACT, ...rooms('data', 'page', 'ui', 'i18n', 'schemas', 'domain', 'contract')]),
    room('shell', [PAGE_BEFORE_REACT, ...rooms('commerce', 'data', 'page', 'ui', 'i18n', 'schemas', 'domain', 'contract')]),
    room('runtime', [...rooms('contract', 'i18n'), '^src/(shell|inspector)/index']),
    room('diagnostics', [
      ...rooms('contract'),
      '^src/runtime/registryEntry',
      '^src/domain/(density|flags|links/address|money/currency|number)',
    ]),
    {
      name: 'inspector-loads-rules-of-the-shop-lazily',
      comment: 'They stand in the shell, which must not come to a page that has none.',
      severity: 'error',
      from: { path: '^src/inspector/', pathNot: TESTS },
      to: { path: '^src/diagnostics/values', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    // What stands before React, and nothing else: it must not bring the shell to a page that has none.
    room('inspector', [...rooms('diagnostics', 'runtime', 'contract')]),

    {
      name: 'runtime-loads-shell-and-inspector-lazily',
      severity: 'error',
      from: { path: '^src/runtime/' },
      to: { path: '^src/(shell|inspector)/', dependencyTypesNot: ['dynamic-import', 'type-only'] },
    },
    {
      name: 'registry-loads-widgets-lazily',
      severity: 'error',
      from: { path: '^registry/' },
      to: { path: '^widgets/', pathNot: '^widgets/[^/]+/texts/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'src-knows-no-widget',
      comment: 'What a widget alone needs stands in its folder; what two need moves down to src.',
      severity: 'error',
      from: { path: '^src/', pathNot: `${TESTS}|^src/main\\.ts$` },
      to: { path: '^(widgets|registry)/' },
    },
    {
      name: 'a-widget-knows-no-other',
      severity: 'error',
      from: { path: '^widgets/([^/]+)/' },
      to: { path: '^widgets/', pathNot: '^widgets/$1/' },
    },
    {
      name: 'widgets-use-what-stands-below',
      severity: 'error',
      from: { path: '^widgets/', pathNot: TESTS },
      to: { path: '^(src/(shell|runtime|inspector|diagnostics|testing|main)|registry|mocks)', pathNot: PAGE_BEFORE_REACT },
    },
    {
      name: 'rules-of-a-widget-are-pure',
      severity: 'error',
      from: { path: '^widgets/([^/]+)/rules(/|\\.ts$)', pathNot: TESTS },
      to: { pathNot: ['^src/domain/', '^widgets/$1/rules(/|\\.ts$)', 'node_modules/big\\.js'] },
    },
    {
      name: 'only-http-imports-axios',
      severity: 'error',
      from: { pathNot: '^src/data/http\\.ts$' },
      to: { path: 'node_modules/axios' },
    },
    {
      name: 'only-hooks-imports-react-redux',
      severity: 'error',
      from: { pathNot: '^src/data/hooks\\.ts$|^src/shell/renderWidget\\.tsx$' },
      to: { path: 'node_modules/react-redux' },
    },
    {
      name: 'production-without-mocks',
      severity: 'error',
      from: { path: '^(src|widgets|registry)/', pathNot: TESTS },
      to: { path: '^(mocks|src/testing|e2e|tools|demo-theme|checker|cli)/' },
    },
    {
      name: 'mocks-know-types-of-schemas-only',
      severity: 'error',
      from: { path: '^mocks/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|widgets|registry)/', pathNot: '^src/schemas/' },
    },
    {
      name: 'mocks-run-none-of-our-code',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: '^src/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'checker-runs-the-checks-of-widgets',
      severity: 'error',
      from: { path: '^checker/', pathNot: TESTS },
      to: {
        pathNot: [
          '^checker/',
          '^src/(diagnostics|page|schemas|domain)/',
          PAGE_BEFORE_REACT,
          '^registry/(index|texts/)',
          '^package\\.json$',
          'node_modules',
        ],
        dependencyTypesNot: ['core'],
      },
    },
    { name: 'checker-is-a-tool', severity: 'error', from: { pathNot: '^(checker|cli)/' }, to: { path: '^checker/' } },
    { name: 'nothing-imports-the-commands', severity: 'error', from: { pathNot: '^cli/' }, to: { path: '^cli/' } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default'] },
  },
};
