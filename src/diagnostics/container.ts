import { DENSITIES, isDensity } from '@/domain/density';
import { isPagePath } from '@/domain/links/address';
import { TRIGGERS } from '@/runtime/registryEntry';
import type { Advice } from './diagnostic';
import { meantContents } from './entryNames';
import { isObject, type ReadJson } from './json';
import { COMMON_ATTRIBUTES, KNOWN_WIDGETS } from './known';
import { nearest } from './nearest';
import { en, type Words } from './words/en';

/** A container as its page wrote it. */
export interface WrittenContainer {
  readonly name: string;
  /** Its attributes by their names in lower case. */
  readonly attributes: Readonly<Record<string, string>>;
  /** The texts of its child scripts of type `application/json`. */
  readonly json: readonly string[];
  /** Whether such a script stands deeper in it, where it is not read. */
  readonly hasDeepJson: boolean;
  /** The type of a child script that looks like its JSON and is not; null where there is none. */
  readonly strangeType: string | null;
  /** The name of the container that it stands in; null where it stands in none. */
  readonly around: string | null;
}

/** What can be told about a container without its widget's code: names, options, and the shape of its JSON. */
export function diagnoseContainer(container: WrittenContainer, readJson: ReadJson, words: Words = en): readonly Advice[] {
  const widget = Object.hasOwn(KNOWN_WIDGETS, container.name) ? KNOWN_WIDGETS[container.name] : undefined;
  if (!widget) return [unknownWidget(container.name, words)];
  const { name, around } = container;
  return [
    ...(around === null ? [] : [adviseNesting(name, around, words)]),
    ...unknownOptions(container, [...widget.options, ...COMMON_ATTRIBUTES], widget.data.map(attributeOf), words),
    ...wrongTrigger(container.attributes['data-load'], words),
    ...wrongDensity(container.attributes['data-density'], words),
    ...(name === 'overdue-debt-notification' ? wrongPayHref(container.attributes['data-pay-href'], words) : []),
    ...wrongJson(container, [...widget.data, ...widget.options.map(keyOf)], readJson, words),
  ];
}

function unknownWidget(name: string, words: Words): Advice {
  const names = Object.keys(KNOWN_WIDGETS);
  const meant = nearest(name, names);
  const several = name.split(/[\s,]+/).filter(Boolean);
  const isSeveral = several.length > 1 && several.every((each) => names.includes(each));
  const containers = several.map((each) => `<div data-widget="${each}"></div>`).join('');
  return {
    code: 'unknown-widget',
    ...(isSeveral
      ? words.severalWidgets(name, containers)
      : meant
        ? words.misspeltWidget(name, meant)
        : words.unknownWidget(name, names)),
    at: ['attribute', 'data-widget'],
  };
}

/** Of a container in the fallback of another one: it goes with that. */
export function adviseNesting(name: string, around: string, words: Words): Advice {
  return { code: 'nested-container', ...words.nestedContainer(name, around) };
}

/** What the child JSON says can be said by an attribute, and the other way round (contract §2). */
const attributeOf = (key: string): string => `${PREFIX}${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
const keyOf = (attribute: string): string =>
  attribute.slice(PREFIX.length).replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const PREFIX = 'data-';

/** Attributes of the theme's own are none of our business, unless one looks like a slip of the pen. */
function unknownOptions(
  { name: widget, attributes }: WrittenContainer,
  options: readonly string[],
  data: readonly string[],
  words: Words,
): Advice[] {
  const known = [...options, ...data];
  const bare = known.map((attribute) => attribute.slice(PREFIX.length));
  return Object.keys(attributes).flatMap((attribute) => {
    if (!attribute.startsWith(PREFIX) || known.includes(attribute)) return [];
    const name = attribute.slice(PREFIX.length);
    const meant = nearest(name, bare) ?? shortened(name, bare.slice(0, options.length));
    if (!meant || PREFIX + meant in attributes || isOtherName(name, meant)) return [];
    return [{ code: 'unknown-option', ...words.unknownOption(attribute, widget, PREFIX + meant), at: ['attribute', attribute] }];
  });
}

/** The option of four letters that lacks one: `pth`, `vew`. Not the first one, for `ref` is a word of its own. */
function shortened(name: string, options: readonly string[]): string | undefined {
  return options.find((option) => name.length === 3 && option.startsWith(name.charAt(0)) && nearest(option, [name]) !== null);
}

/** Whether one word of a name is another one, as in `product-code` and `product-id`: few letters differ, but no pen slipped. */
function isOtherName(name: string, meant: string): boolean {
  const others = meant.split('-');
  const words = name.split('-');
  if (words.length !== others.length || words.length === 1) return false;
  return words.some((word, index) => {
    const other = others[index] ?? '';
    return !word.startsWith(other.charAt(0)) && nearest(word, [other]) === null;
  });
}

function wrongTrigger(load: string | undefined, words: Words): Advice[] {
  if (load === undefined || TRIGGERS.some((trigger) => trigger === load)) return [];
  return [{ code: 'wrong-trigger', ...words.wrongTrigger(load, TRIGGERS), at: ['attribute', 'data-load'] }];
}

function wrongDensity(density: string | undefined, words: Words): Advice[] {
  if (density === undefined || isDensity(density)) return [];
  return [{ code: 'wrong-density', ...words.wrongDensity(density, DENSITIES), at: ['attribute', 'data-density'] }];
}

/** The reminder bears it: it leads where the page data say, or nowhere. */
function wrongPayHref(href: string | undefined, words: Words): Advice[] {
  if (!href?.trim() || isPagePath(href)) return [];
  return [{ code: 'invalid-data', ...words.noPath('data-pay-href', href), at: ['attribute', 'data-pay-href'] }];
}

function wrongJson(
  { json, hasDeepJson, strangeType, attributes }: WrittenContainer,
  keys: readonly string[],
  readJson: ReadJson,
  words: Words,
): Advice[] {
  const [first, ...more] = json;
  const advice: Advice[] = [];
  if (more.length > 0) advice.push({ code: 'several-json', ...words.severalJson(json.length), at: ['json', 1] });
  if (hasDeepJson && first === undefined) advice.push({ code: 'misplaced-json', ...words.misplacedJson() });
  if (strangeType !== null && first === undefined) advice.push({ code: 'wrong-json-type', ...words.wrongJsonType(strangeType) });
  if (first === undefined) return advice;
  const reading = readJson(first);
  if (reading.ok) return [...advice, ...unknownKeys(reading.value, keys, attributes, words)];
  const { message, fix } = words.malformedJson(reading.reason);
  return [...advice, { code: 'malformed-json', message, fix: reading.fix ?? fix, at: ['json', 0] }];
}

function unknownKeys(
  value: unknown,
  keys: readonly string[],
  attributes: Readonly<Record<string, string>>,
  words: Words,
): Advice[] {
  if (!isObject(value)) return [{ code: 'malformed-json', ...words.noObject(), at: ['json', 0] }];
  return Object.entries(value).flatMap(([key, content]) => {
    const meant = keys.includes(key) ? null : (nearest(key, keys) ?? meantContents(key, content, keys));
    if (!meant || meant in value || attributeOf(meant) in attributes) return [];
    return [{ code: 'unknown-data', ...words.unknownData(key, meant), at: ['json', 0, key] }];
  });
}
