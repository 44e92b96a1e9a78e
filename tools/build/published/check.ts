import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadConfigFromFile, resolveConfig } from 'vite';
import { answersForLibraries } from './answers.ts';
import { packageOf } from './files.ts';
import { notAsLocked, scriptsAtInstallation } from './lock.ts';
import { aliasesOf, assumptionsIn, type Aliases } from './settings.ts';
import { editedSources, librarySources } from './sources.ts';

/**
 * Whether the libraries in the bundle are what their authors published: everything that says they are not. `root`: the
 * project; its bundle has been built, with its source maps in `maps`.
 */
export async function unpublished(root: string, maps: string): Promise<readonly string[]> {
  const sources = librarySources(maps);
  const bundled = [...new Set(sources.flatMap(({ file }) => packageOf(file) ?? []))];
  return [
    ...(sources.length === 0 ? ['the source maps name no file of a package'] : []),
    ...editedSources(sources, root),
    ...notAsLocked(root, bundled),
    ...scriptsAtInstallation(root),
    ...(await settingsOf(root)),
    ...(await answersForLibraries({ root })),
  ];
}

/** What the settings of the build and of the tests say against it. */
async function settingsOf(root: string): Promise<readonly string[]> {
  const packages = productionPackages(root);
  const config = await resolveConfig({ root, logLevel: 'silent' }, 'build');
  const tests = await loadConfigFromFile({ command: 'serve', mode: 'test' }, join(root, 'vitest.config.ts'), root);
  const { terserOptions, rolldownOptions } = config.build;
  const transforms = Object.entries(config).filter(([name]) => name === 'oxc' || name === 'esbuild');
  return [
    ...aliasesOf(packages, config.resolve.alias),
    ...aliasesIn(tests?.config)
      .flatMap((aliases) => aliasesOf(packages, aliases))
      .map((finding) => `${finding} in the tests`),
    ...assumptionsIn({ terserOptions, rolldownOptions }, 'build'),
    ...transforms.flatMap(([name, options]: [string, unknown]) => assumptionsIn(options, name)),
    ...(rolldownOptions.plugins ? ['build.rolldownOptions.plugins stand beside the plugins that are watched'] : []),
  ];
}

/** Every `alias` in a configuration, wherever it stands: of the tests, of each of their projects. */
function aliasesIn(config: unknown): readonly Aliases[] {
  if (typeof config !== 'object' || config === null) return [];
  return Object.entries(config).flatMap(([key, value]: [string, unknown]) =>
    key === 'alias' ? [value as Aliases] : key === 'plugins' ? [] : aliasesIn(value),
  );
}

/** Names of the packages that the product, not its tools alone, may load. */
function productionPackages(root: string): readonly string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  return Object.entries(packages).flatMap(([path, { dev }]) => (path === '' || dev ? [] : (packageOf(`/${path}/`) ?? [])));
}
