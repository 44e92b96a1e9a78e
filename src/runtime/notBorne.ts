import { say } from './page/say';

const DESCRIPTOR = ['get', 'set', 'value', 'writable', 'enumerable', 'configurable'];
const CALLED_BY_REACT = ['createElement', 'createElementNS', 'createTextNode', 'addEventListener'];

/**
 * Tells the console, once, why widgets cannot run on this page, where that is known: what the libraries in them, as published,
 * do not bear (docs/troubleshooting.md, contract §6). Loaded where a widget has failed, and only then.
 */
for (const reason of reasons()) say('warn', `[vitrin] This page cannot have widgets; their fallbacks stay. Reason: ${reason}`);

function enumerable(object: object): string[] {
  const names: string[] = [];
  for (const name in object) names.push(name);
  return names;
}

function* reasons(): Generator<string> {
  if ([Object, Function].some(({ prototype }) => Object.isFrozen(prototype))) {
    yield 'Object.prototype or Function.prototype is frozen (Object.freeze, or lockdown() of SES). Redux Toolkit gives its functions a toString of their own, which is then refused.';
  }
  const added = [...enumerable({}), ...DESCRIPTOR.filter((name) => name in {})];
  if (added.length > 0) {
    yield `a script of this page has added to Object.prototype: ${[...new Set(added)].join(', ')}. Valibot takes them for fields, and every property descriptor inherits them.`;
  }
  const count = (...all: readonly unknown[]) => all.length;
  if (count.bind(null, 1, 2)() !== 2) {
    yield "Function.prototype.bind is not the browser's (MooTools with compat replaces it). React binds functions with arguments.";
  }
  const shadowed = CALLED_BY_REACT.find((name) => typeof Reflect.get(document, name) !== 'function');
  if (shadowed !== undefined) {
    yield `an element of this page is named "${shadowed}" and stands in the place of document.${shadowed}, which React calls.`;
  }
}

export {};
