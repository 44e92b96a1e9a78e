import { cruise } from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import config from '../../.dependency-cruiser.cjs';
import { root } from '../prepare.mjs';

/** The folders whose imports are held to the rules. */
const FOLDERS = ['src', 'widgets', 'registry', 'mocks', 'demo-theme', 'checker', 'cli'];

const isTest = (file) => /\.test\.tsx?$|^src\/testing\/|\/tests\//.test(file);
const widgetOf = (file) => /^widgets\/([^/]+)\//.exec(file)?.[1] ?? null;
/** What every page loads, or a tool runs: whatever it imports is no widget's own. */
const isShared = (file) => /^src\/(main|runtime|shell|inspector|diagnostics)/.test(file) || /^registry\//.test(file);

/** For each file, those that import it; tests aside. */
function importersOf(modules) {
  const importers = new Map();
  for (const { source, dependencies } of modules) {
    if (isTest(source)) continue;
    for (const { resolved } of dependencies) importers.set(resolved, [...(importers.get(resolved) ?? []), source]);
  }
  return importers;
}

/** The widgets that reach a file through any imports; null where every page or a tool does. */
function widgetsReaching(file, importers, seen = new Set()) {
  const widgets = new Set();
  for (const importer of importers.get(file) ?? []) {
    if (seen.has(importer)) continue;
    seen.add(importer);
    if (isShared(importer)) return null;
    const widget = widgetOf(importer);
    if (widget !== null) widgets.add(widget);
    else {
      const further = widgetsReaching(importer, importers, seen);
      if (further === null) return null;
      for (const name of further) widgets.add(name);
    }
  }
  return widgets;
}

/**
 * The files of `src` that one widget alone reaches: they belong into its folder (docs/dev/architecture.md, "One room for a feature").
 * `modules` is what dependency-cruiser found; answers with lines to print.
 */
export function findMisplacedFiles(modules) {
  const importers = importersOf(modules);
  return modules
    .map(({ source }) => source)
    .filter((file) => /^src\/.*\.(tsx?|css)$/.test(file) && !file.endsWith('.d.ts') && !isTest(file) && !isShared(file))
    .flatMap((file) => {
      const widgets = widgetsReaching(file, importers);
      if (widgets === null || widgets.size > 1) return [];
      const [widget] = widgets;
      return [
        widget
          ? `${file}: only ${widget} uses it; it belongs into widgets/${widget}`
          : `${file}: nothing that is shipped uses it`,
      ];
    });
}

/** Every breach of the import rules and every file in the wrong room, a line each. */
export async function findImportFaults() {
  const { options, forbidden } = config;
  // It reads files and aliases from where the process stands, which may be elsewhere.
  process.chdir(root);
  const { output } = await cruise(
    FOLDERS,
    { ...options, ruleSet: { forbidden }, validate: true },
    { ...options.enhancedResolveOptions },
    { tsConfig: extractTsConfig(options.tsConfig.fileName) },
  );
  const breaches = output.summary.violations.map(({ rule, from, to }) => `${from} → ${to}: ${rule.name}`);
  return [...breaches, ...findMisplacedFiles(output.modules)];
}
