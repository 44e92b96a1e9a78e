import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { withBodies } from './source.ts';

const never = (name: string) => `export default function ${name}() { throw new Error('${name} is not in this bundle'); }`;

/**
 * Parts of axios that a page's calls cannot reach, and what stands in for them. Our calls go through XMLHttpRequest,
 * send a FormData or a JSON object as it is to an address that is whole, are aborted by a signal and report no progress.
 * The forgery token is ours to send (`src/api/http.ts`), no header of an answer is read, and nothing intercepts.
 */
const UNREACHED: Readonly<Record<string, string>> = {
  'axios.js': `import Axios from './core/Axios.js';
    import mergeConfig from './core/mergeConfig.js';
    import defaults from './defaults/index.js';
    import isCancel from './cancel/isCancel.js';
    import AxiosError from './core/AxiosError.js';
    export default { create: (config) => new Axios(mergeConfig(defaults, config)), isCancel, AxiosError };`,
  'adapters/adapters.js': "import xhr from './xhr.js'; export default { getAdapter: () => xhr };",
  'adapters/fetch.js': 'export const getFetch = () => null;',
  'cancel/CancelToken.js': 'export default class CancelToken {}',
  'core/assertParamsAcyclic.js': 'export default () => {};',
  'core/buildFullPath.js': 'export default (baseUrl, url) => url;',
  'core/mergeConfig.js': 'export default (one, two = {}) => ({ ...one, ...two, headers: { ...one.headers, ...two.headers } });',
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
  'helpers/resolveConfig.js': `import AxiosHeaders from '../core/AxiosHeaders.js';
    export default (config) => {
      const headers = AxiosHeaders.from(config.headers);
      if (config.data instanceof FormData) headers.setContentType(undefined);
      return { ...config, headers };
    };`,
  'helpers/toFormData.js': never('toFormData'),
  'helpers/toURLEncodedForm.js': never('toURLEncodedForm'),
  'helpers/validator.js': 'const any = () => any; export default { assertOptions() {}, validators: { transitional: any, spelling: any } };',
};

/** Functions and methods of what is left that are not reached either, by file; with what they answer. */
const BODIES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'core/Axios.js': {
    '  async request(': 'return this._request(configOrUrl, config);',
    '  getUri(': '',
    "utils.forEach(['delete', 'get'": '',
    "utils.forEach(['post', 'put'": '',
  },
  'core/AxiosError.js': {
    '  toJSON(': '',
    'function redactConfig(': '',
    'function aggregateErrorMessage(': '',
    'export function getCauseStackIndex(': '',
    'function appendCauseStack(': '',
  },
  'core/AxiosHeaders.js': {
    'function parseParameters(': '',
    'function parseTokens(': '',
    'function matchHeaderValue(': '',
    'function formatHeader(': '',
    '  clear(': '',
    '  getSetCookie(': '',
    '  toString(': '',
  },
  'defaults/index.js': {
    '    function transformRequest(': "if (!utils.isObject(data) || utils.isFormData(data)) return data; headers.setContentType('application/json', false); return JSON.stringify(data);",
    '    function transformResponse(': 'return data;',
  },
};

/** What is left uses these of its common functions. */
const UTILS = [
  'asap', 'extend', 'findKey', 'forEach', 'freezeMethods', 'getSafeProp', 'hasOwnProp: hasOwnProperty', 'isArray', 'isFormData', 'isFunction', 'isObject', 'isPlainObject',
  'isReactNative', 'isRegExp', 'isSafeIterable', 'isString', 'isThenable', 'isUndefined', 'merge', 'reduceDescriptors', 'toCamelCase', 'toSafeFlatObject', 'trim',
];

/** Leaves out of the bundle what axios brings for others: 12 kB of gzip. A function that is missed fails the build; the browser tests hold what is left to the real calls. */
export function leanAxios(): Plugin {
  return {
    name: 'vitrin:lean-axios',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      const part = partOf(id);
      return part === undefined ? null : (UNREACHED[part] ?? lean(part, readFileSync(id, 'utf8')));
    },
  };
}

/** What is left of a file. */
function lean(part: string, code: string): string {
  if (part === 'utils.js') return code.replace(/^export default \{[^]*\};/m, `export default { ${UTILS.join(', ')} };`);
  const reached = withBodies(code, BODIES[part] ?? {});
  for (const [, name = ''] of reached.matchAll(/\butils\.(\w+)\(/g)) {
    if (!UTILS.some((used) => used.split(':')[0] === name)) throw new Error(`axios uses its function ${name} in ${part}, which was thought to be unused`);
  }
  return reached;
}

/** Path of a file below axios' own folder; undefined for any other. */
function partOf(id: string): string | undefined {
  return /\/axios\/lib\/(.+)$/.exec(id)?.[1];
}
