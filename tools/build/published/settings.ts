/** An alias as Vite resolves it. */
interface Alias {
  readonly find: string | RegExp;
}

/** As a configuration may write it: a list, or an object by what is to be found. */
export type Aliases = readonly Alias[] | Readonly<Record<string, string>> | undefined;

/** The aliases that lead an import of one of `packages`, or of a file of it, elsewhere. */
export function aliasesOf(packages: readonly string[], aliases: Aliases): readonly string[] {
  return listed(aliases).flatMap(({ find }) => {
    const led = packages.find((name) => [name, `${name}/x`, `${name}/x.js`].some((source) => matches(find, source)));
    return led === undefined ? [] : [`the alias ${String(find)} leads away from the package ${led}`];
  });
}

function listed(aliases: Aliases): readonly Alias[] {
  if (aliases === undefined) return [];
  return isList(aliases) ? aliases : Object.keys(aliases).map((find) => ({ find }));
}

function isList(aliases: readonly Alias[] | Readonly<Record<string, string>>): aliases is readonly Alias[] {
  return Array.isArray(aliases);
}

function matches(find: string | RegExp, source: string): boolean {
  return typeof find === 'string' ? source === find || source.startsWith(`${find}/`) : find.test(source);
}

/** Options of minifiers and bundlers that say which functions of a library do nothing, or that reading a property does nothing. */
const PURE_FUNCTIONS = /^(?:pure|pure_funcs|manualPureFunctions)$/;
const PURE_GETTERS = /^(?:pure_getters|unsafe\w*)$/;
const SIDE_EFFECTS = /^(?:propertyReadSideEffects|propertyWriteSideEffects|moduleSideEffects)$/;

/** What in a bundler's settings assumes something of the libraries; each with its path. */
export function assumptionsIn(settings: unknown, path: string): readonly string[] {
  if (typeof settings !== 'object' || settings === null) return [];
  return Object.entries(settings).flatMap(([key, value]: [string, unknown]) => {
    const place = `${path}.${key}`;
    if (PURE_FUNCTIONS.test(key) && Array.isArray(value) && value.length > 0) return [`${place} names functions that do nothing`];
    if (PURE_GETTERS.test(key) && value !== false && value !== undefined) return [`${place} assumes what getters do`];
    if (SIDE_EFFECTS.test(key) && value !== undefined && value !== true && value !== 'always')
      return [`${place} assumes that code does nothing`];
    return assumptionsIn(value, place);
  });
}
