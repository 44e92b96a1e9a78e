import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { asModule, withBodies, withFacts, type Facts } from './source.ts';

/**
 * What the card form's fields always are (`widgets/checkout/payment/fields`): inputs that keep their text themselves,
 * are never disabled or read-only, and have from the first a mask of digits with something between them and no
 * placeholder. Ours hears of every change, and mends it.
 */
const FACTS: Facts = [
  [/^var (?:PropTypes|invariant|warning) = .*\n/gm, ''],
  [/^InputMask\.(?:displayName|defaultProps|propTypes) = [^]*?;\n/gm, ''],
  [/^module\.exports = /m, 'export default '],
  [/^ {2}validate\w+\(props\);\n/gm, ''],
  [/^ {2}if \(children\) \{[^]*?^ {2}\}\n/m, ''],
  [/(?<!function )\b_extends\(/g, 'Object.assign('],
  [/\balwaysShowMask = props\.alwaysShowMask\b/, 'alwaysShowMask = false'],
  [/\bmaskPlaceholder = [\w$.]+\.maskPlaceholder\b/g, 'maskPlaceholder = null'],
  [/^ {2}if \((?:!mask|maskPlaceholder)\) \{[^]*?^ {2}\}\n/gm, ''],
  [/\btypeof mask === "string"/, 'true'],
  [/(?<=9: \/\[0-9\]\/),[^}]*/, ''],
  [/\bprefix = _this\$maskOptions6\.prefix\b/, 'prefix = ""'],
  [/\bvar isMasked = .*;/, 'var isMasked = true;'],
  [/^ +if \(!isMasked\) \{\n.*return;\n +\}\n/gm, ''],
  [/\bvar isControlled = .*;/, 'var isControlled = false;'],
  [/\bvar isEditable = !restProps.*;/, 'var isEditable = true;'],
  [/\binitialValue = toString\(.*\);/, 'initialValue = "";'],
  [/\bif \((?:beforeMaskedStateChange|props\.onChange)\)/g, 'if (true)'],
  [/\bif \(props\.onMouseDown\)/, 'if (false)'],
  [/^ {4}if \(isFunction\(forwardedRef\)\) \{[^]*?^ {4}\}\n/m, 'forwardedRef.current = node;\n'],
];

/** Functions that need not do all they do; with what they answer. */
const BODIES: Readonly<Record<string, string>> = {
  'function useInputElement(': 'return React.useCallback(() => inputRef.current, [inputRef]);',
  'function _objectWithoutPropertiesLoose(': 'const { mask, maskPlaceholder, beforeMaskedStateChange, ...rest } = source; return rest;',
};

/** Leaves out of the bundle what the mask can do for other fields: 2 kB of gzip. The browser tests of the card form hold what is left to it. */
export function leanInputMask(): Plugin {
  return {
    name: 'vitrin:lean-input-mask',
    enforce: 'pre',
    apply: 'build',
    load(id) {
      if (!id.endsWith('/react-input-mask/index.js')) return null;
      // The build that can be read; the minified one is made of the same code.
      const code = readFileSync(join(dirname(id), 'lib/react-input-mask.development.js'), 'utf8');
      return asModule(withFacts(withBodies(code, BODIES), FACTS, 'react-input-mask'));
    },
  };
}
