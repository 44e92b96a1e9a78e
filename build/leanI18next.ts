import type { Plugin } from 'vite';

/**
 * Parts of i18next that our use never reaches, and what stands in for them: texts come with their locale's chunk, not
 * through a backend; a page has one locale and no other to fall back to; no text formats its values, keys are texts.
 */
const UNREACHED: Readonly<Record<string, string>> = {
  'Connector extends EventEmitter': 'class Connector { state = {}; on() {} load(_languages, _namespaces, done) { done(); } }',
  LanguageUtil: `class LanguageUtil {
    toResolveHierarchy(code) { return code ? [code] : []; }
    getFallbackCodes() { return []; }
    getBestMatchFromCodes(codes) { return codes[0]; }
    getLanguagePartFromCode(code) { return code; }
    isSupportedCode() { return true; }
    formatLanguageCode(code) { return code; }
  }`,
  Formatter: 'class Formatter { init() {} format(value) { return value; } }',
};

/** Leaves these classes out of the bundle: 3 kB of gzip. A class that is not found fails the build. */
export function leanI18next(): Plugin {
  return {
    name: 'vitrin:lean-i18next',
    enforce: 'pre',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/i18next/dist/esm/i18next.js')) return null;
      return Object.entries(UNREACHED).reduce((source, [name, standIn]) => {
        const start = source.indexOf(`\nclass ${name} {\n`);
        const end = source.indexOf('\n}\n', start);
        if (start < 0 || end < 0) throw new Error(`i18next has no class ${name}`);
        return `${source.slice(0, start)}\n${standIn}\n${source.slice(end + 3)}`;
      }, code);
    },
  };
}
