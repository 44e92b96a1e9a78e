import type { Plugin } from 'vite';

const never = (name: string) => `export default function ${name}() { throw new Error('${name} is not in this bundle'); }`;

/**
 * Parts of axios that a page's calls cannot reach, and what stands in for them. Our calls go through XMLHttpRequest,
 * send a FormData or a JSON object as it is, are aborted by a signal and report no progress.
 */
const UNREACHED: Readonly<Record<string, string>> = {
  'adapters/fetch.js': 'export const getFetch = () => null;',
  'cancel/CancelToken.js': 'export default class CancelToken {}',
  'helpers/HttpStatusCode.js': 'export default {};',
  'helpers/formDataToJSON.js': never('formDataToJSON'),
  'helpers/progressEventReducer.js': 'export const progressEventReducer = () => [];',
  'helpers/toFormData.js': never('toFormData'),
  'helpers/toURLEncodedForm.js': never('toURLEncodedForm'),
};

/** Leaves out of the bundle what axios brings for others: 7 kB of gzip. The browser tests hold what is left to the real calls. */
export function leanAxios(): Plugin {
  return {
    name: 'vitrin:lean-axios',
    enforce: 'pre',
    load(id) {
      const part = /\/axios\/lib\/(.+)$/.exec(id)?.[1];
      return part === undefined ? null : (UNREACHED[part] ?? null);
    },
  };
}
