import type { Plugin } from 'vite';
import { leanFile, withBodies, withFixed } from './source.ts';

/** Classes whose work is never needed: texts come with their locale's chunk, in one locale, and format no values; nothing is logged. */
const STAND_INS: Readonly<Record<string, string>> = {
  'class Logger ': 'create() { return this; } init() {} log() {} warn() {} error() {} deprecate() {} once() {}',
  'class Connector ': 'state = {}; on() {}',
  'class LanguageUtil ': 'toResolveHierarchy(code) { return code ? [code] : []; } getFallbackCodes() { return []; } getBestMatchFromCodes(codes) { return codes[0]; }',
  'class Formatter ': 'init() {} format(value) { return value; }',
};

/** Functions and methods that our use never reaches; with what they answer. */
const UNREACHED: Readonly<Record<string, string>> = {
  'function createProxy(': '',
  'function keysFromSelector(': '',
  '  addResource(': '',
  '  addResources(': '',
  '  cloneInstance(': '',
  '  deprecateDottedLng(': '',
  '  dir(': '',
  '  exists(key': '',
  '  extractFromKey(': "return { key, namespaces: ['vitrin'] };",
  '  getPluralFormsOfKey(': '',
  '  getSuffixes(': '',
  '  getUsedParamsDetails(': '',
  '  hasLoadedNamespace(': 'return true;',
  '  hydrate(': '',
  '  loadLanguages(': '',
  '  loadNamespaces(': '',
  '  loadResources(': 'callback(null);',
  '  needsPlural(': '',
  '  nest(': '',
  '  reloadResources(': '',
  '  removeNamespaces(': '',
  '  removeResourceBundle(': '',
  '  setResolvedLanguage(': '',
  '  static hasDefaultValue(': 'return false;',
};

/** Options of the texts (`src/i18n/index.ts`) that always have the same value. */
const SETTINGS: Readonly<Record<string, string>> = {
  appendNamespaceToCIMode: 'false',
  appendNamespaceToMissingKey: 'false',
  fallbackNS: 'false',
  ignoreJSONStructure: 'false',
  isClone: 'false',
  joinArrays: 'false',
  keySeparator: 'false',
  missingInterpolationHandler: 'undefined',
  missingKeyNoValueFallbackToKey: 'false',
  nsSeparator: 'false',
  overloadTranslationOptionHandler: 'undefined',
  parseMissingKeyHandler: 'undefined',
  postProcess: 'undefined',
  returnDetails: 'false',
  returnObjects: 'false',
  returnedObjectHandler: 'undefined',
  saveMissing: 'false',
  updateMissing: 'false',
};

/** Options of one text that we never give: it takes its values and `count`. */
const OPTIONS: Readonly<Record<string, string>> = {
  appendNamespaceToCIMode: 'undefined',
  applyPostProcessor: 'undefined',
  context: 'undefined',
  defaultValue: 'undefined',
  fallbackLng: 'undefined',
  ignoreJSONStructure: 'undefined',
  interpolation: 'undefined',
  joinArrays: 'undefined',
  keySeparator: 'undefined',
  lng: 'undefined',
  lngs: 'undefined',
  missingInterpolationHandler: 'undefined',
  missingKeyNoValueFallbackToKey: 'undefined',
  nest: 'false',
  ns: 'undefined',
  nsSeparator: 'undefined',
  ordinal: 'false',
  postProcess: 'undefined',
  replace: 'undefined',
  returnDetails: 'undefined',
  returnObjects: 'undefined',
  skipInterpolation: 'false',
};

/** The same, where a text is looked up and its plural is chosen. */
const LOOKUP: Readonly<Record<string, string>> = { ignoreJSONStructure: 'undefined', keySeparator: 'undefined', ordinal: 'false' };

/** What holds for all our texts besides. */
const FACTS: ReadonlyArray<readonly [text: string, value: string]> = [
  ["lng.includes('.')", 'false'],
  ['key.includes(this.formatSeparator)', 'false'],
  ["lng?.toLowerCase() === 'cimode'", 'false'],
  ['opt?.interpolation', 'undefined'],
  ['options?.interpolation?.skipOnVariables', 'undefined'],
  ['options?.missingInterpolationHandler', 'undefined'],
  ['this.i18nFormat?.', 'undefined?.'],
  ['!this.i18nFormat', 'true'],
];

/** Leaves out of the bundle what i18next brings for other uses. The tests of the texts run in the built bundle as well. */
export function leanI18next(): Plugin {
  return leanFile('i18next', '/i18next/dist/esm/i18next.js', (code) => {
    const classes = withBodies(code, STAND_INS);
    const reached = withBodies(classes, UNREACHED);
    const known = FACTS.reduce((source, [text, value]) => source.replaceAll(text, value), reached);
    const set = withFixed(known, 'this\\.options', SETTINGS);
    return withFixed(withFixed(set, 'opt', OPTIONS), 'options', LOOKUP);
  });
}
