import type { Plugin } from 'vite';

const never = (name: string) => `export default function ${name}() { throw new Error('${name} is not in this bundle'); }`;

/**
 * Parts of axios that a page's calls cannot reach, and what stands in for them. Our calls go through XMLHttpRequest,
 * send a FormData or a JSON object as it is to an address that is whole, are aborted by a signal and report no progress.
 * The forgery token is ours to send (`src/api/http.ts`), no header of an answer is read, and nothing intercepts.
 */
const UNREACHED: Readonly<Record<string, string>> = {
  'adapters/fetch.js': 'export const getFetch = () => null;',
  'cancel/CancelToken.js': 'export default class CancelToken {}',
  'core/assertParamsAcyclic.js': 'export default () => {};',
  'core/buildFullPath.js': 'export default (baseUrl, url) => url;',
  'core/InterceptorManager.js': 'export default class InterceptorManager { forEach() {} }',
  'core/setFormDataHeaders.js': never('setFormDataHeaders'),
  'helpers/AxiosURLSearchParams.js': never('AxiosURLSearchParams'),
  'helpers/buildURL.js': 'export default (url) => url;',
  'helpers/cookies.js': 'export default { read: () => null };',
  'helpers/HttpStatusCode.js': 'export default {};',
  'helpers/formDataToJSON.js': never('formDataToJSON'),
  'helpers/isURLSameOrigin.js': 'export default () => false;',
  'helpers/parseHeaders.js': 'export default () => ({});',
  'helpers/progressEventReducer.js': 'export const progressEventReducer = () => [];',
  'helpers/toFormData.js': never('toFormData'),
  'helpers/toURLEncodedForm.js': never('toURLEncodedForm'),
  'helpers/validator.js': 'const any = () => any; export default { assertOptions() {}, validators: { transitional: any, spelling: any } };',
};

/** Leaves out of the bundle what axios brings for others: 9 kB of gzip. The browser tests hold what is left to the real calls. */
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
