/** Imports point one way; the picture stands in docs/architecture.md. */

const layer = (name, from, allowed) => ({
  name,
  severity: 'error',
  from: { path: from, pathNot: '\\.test\\.tsx?$|^src/testing/|^src/domain/golden/' },
  to: { pathNot: [...allowed, 'node_modules', '\\.css$', '^src/runtime/version\\.d\\.ts$'], dependencyTypesNot: ['core'] },
});

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    // But for the type of the settings, which is inferred from their schema.
    layer('domain-imports-nothing', '^src/domain/', ['^src/domain/', '^src/wire/settings']),
    { name: 'domain-runs-no-schema', severity: 'error', from: { path: '^src/domain/', pathNot: '\\.test\\.ts$|^src/domain/golden/' }, to: { path: '^src/wire/', dependencyTypesNot: ['type-only'] } },
    layer('contract-names-domain-types', '^src/contract/', ['^src/contract/', '^src/domain/']),
    layer('wire-to-domain', '^src/wire/', ['^src/wire/', '^src/domain/']),
    layer('i18n-to-domain', '^src/i18n/', ['^src/i18n/', '^src/domain/message']),
    layer('host-to-wire', '^src/host/', ['^src/host/', '^src/wire/', '^src/domain/', '^src/contract/', '^src/i18n/load']),
    layer('api-to-host-and-wire', '^src/api/', ['^src/api/', '^src/host/', '^src/wire/', '^src/domain/']),
    layer('store-to-api', '^src/store/', ['^src/store/', '^src/api/', '^src/host/', '^src/domain/', '^src/wire/']),
    layer('ui-is-props-only', '^src/ui/', ['^src/ui/', '^src/domain/', '^src/i18n/', '^src/host/announce']),
    layer('product-parts', '^src/product/', ['^registry/about', '^src/product/', '^src/ui/', '^src/store/', '^src/i18n/', '^src/host/', '^src/domain/', '^src/wire/']),
    layer('desk-parts', '^src/desk/', ['^src/desk/', '^src/ui/', '^src/store/', '^src/i18n/', '^src/host/', '^src/domain/', '^src/wire/']),
    layer('runtime-before-react', '^src/runtime/', ['^src/runtime/', '^registry/', '^src/host/(cartCount|container/(complain|log)|events|nextTask|pageElement|run|storage)', '^src/contract/', '^src/i18n/load', '^src/(shell|inspector)/index']),
    layer('advice-knows-names', '^src/advice/', ['^src/advice/', '^registry/(entry|known)', '^src/contract/']),
    // What stands before React, and nothing else: it must not bring the shell to a page that has none.
    layer('inspector-before-react', '^src/inspector/', ['^src/inspector/', '^src/advice/', '^registry/(index|entry|loaders)', '^src/runtime/(loader|preload|standIn)', '^src/host/(container/(complain|log)|pageElement|run)']),
    layer('checker-runs-the-checks-of-widgets', '^checker/', ['^checker/', '^src/(advice|host|wire|domain)/', '^widgets/[^/]+/about', '^registry/(about|loaders)', '^package\\.json$']),
    { name: 'checker-is-a-tool', severity: 'error', from: { pathNot: '^checker/' }, to: { path: '^checker/' } },
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
      to: { path: '^widgets/', dependencyTypesNot: ['dynamic-import'] },
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
      from: { path: '^widgets/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(src/(shell|runtime|api|testing|main)|registry|mocks)', dependencyTypesNot: ['type-only'] },
    },
    { name: 'only-api-imports-axios', severity: 'error', from: { pathNot: '^src/api/' }, to: { path: 'node_modules/axios' } },
    {
      name: 'only-hooks-imports-react-redux',
      severity: 'error',
      from: { pathNot: '^src/store/hooks\\.ts$|^src/shell/mount\\.tsx$' },
      to: { path: 'node_modules/react-redux' },
    },
    {
      name: 'production-without-mocks',
      severity: 'error',
      from: { path: '^(src|widgets|registry)/', pathNot: '\\.test\\.tsx?$|^src/testing/' },
      to: { path: '^(mocks|src/testing|e2e|bench|demo-theme|checker)/' },
    },
    {
      name: 'mocks-know-wire-types-only',
      severity: 'error',
      from: { path: '^mocks/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(src|widgets|registry)/', pathNot: '^src/wire/' },
    },
    { name: 'mocks-run-none-of-our-code', severity: 'error', from: { path: '^mocks/' }, to: { path: '^src/', dependencyTypesNot: ['type-only'] } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'browser', 'default'] },
  },
};
