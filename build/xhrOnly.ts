import type { Plugin } from 'vite';

const STUB = '\0axios-without-fetch';

/**
 * Leaves axios's fetch adapter out of the bundle, 4 kB of gzip: a page always has XMLHttpRequest, which axios takes
 * first, so the adapter can never run.
 */
export function xhrOnly(): Plugin {
  return {
    name: 'vitrin:xhr-only',
    enforce: 'pre',
    resolveId: (source, importer) =>
      source === './fetch.js' && importer?.includes('/axios/lib/adapters/') ? STUB : null,
    load: (id) => (id === STUB ? 'export const getFetch = () => null;' : null),
  };
}
