/** The package.json that is handed out: what a theme may take, and nothing that npm would have to install or run. */
export function packedManifest({ name, version, description, license, engines }) {
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    engines,
    bin: { vitrin: './bin/vitrin.mjs' },
    types: './dist/vitrin.d.ts',
    exports: {
      '.': { types: './dist/vitrin.d.ts', default: './dist/vitrin.js' },
      './dist/*': './dist/*',
      './package.json': './package.json',
    },
    files: ['bin', 'dist', 'docs', 'CHANGELOG.md'],
  };
}
