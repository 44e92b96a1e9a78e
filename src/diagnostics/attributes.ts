import type { Advice } from './diagnostic';
import { COMMON_ATTRIBUTES, KNOWN_WIDGETS, OPENABLE } from './known';
import { nearest } from './nearest';
import { wordOf } from './wordOf';
import { en, type Words } from './words/en';

/** The attributes of an element by their names in lower case. */
type Attributes = Readonly<Record<string, string>>;

/** What authors write in place of `data-widget` and of `data-vitrin-open`, as {@link wordOf} has it, without `data`. */
const MEANT = ['widget', 'widgets', 'widgetname', 'widgettype', 'vitrin', 'vitrinwidget'];
const MEANT_OPENER = ['vitrinopen', 'vtopen', 'widgetopen', 'openwidget', 'openvitrin'];
/** Elements on which HTML gives no meaning to a name that an option has. */
const PLAIN = new Set(['div', 'section', 'span', 'p', 'aside', 'header', 'footer', 'main', 'nav', 'article', 'li', 'td']);

/** Attributes of an element that is no container or opener, but was meant to be one. */
export function adviseUnreadContainer(attributes: Attributes, words: Words = en): readonly Advice[] {
  return Object.entries(attributes).flatMap(([name, value]): readonly Advice[] => {
    const widget = value.trim();
    if (!Object.hasOwn(KNOWN_WIDGETS, widget) || COMMON_ATTRIBUTES.includes(name)) return [];
    const word = wordOf(name).replace(/^data/, '');
    const at = ['attribute', name] as const;
    if (!('data-widget' in attributes) && nearest(word, MEANT) !== null)
      return [{ code: 'unread-container', ...words.unreadContainer(name, value, widget), at }];
    const isOpener = OPENABLE.includes(widget) && !('data-vitrin-open' in attributes) && nearest(word, MEANT_OPENER) !== null;
    return isOpener ? [{ code: 'nothing-to-open', ...words.unreadOpener(name, value, widget), at }] : [];
  });
}

/** Attributes of a container that are options but for their `data-`. `tag` is its name in lower case. */
export function adviseUnprefixedOptions(name: string, tag: string, attributes: Attributes, words: Words = en): readonly Advice[] {
  const options = Object.hasOwn(KNOWN_WIDGETS, name) ? (KNOWN_WIDGETS[name]?.options ?? []) : [];
  if (!PLAIN.has(tag)) return [];
  const byWord = new Map(options.map((option) => [wordOf(option.slice('data-'.length)), option]));
  return Object.keys(attributes).flatMap((attribute) => {
    const option = attribute.startsWith('data-') ? undefined : byWord.get(wordOf(attribute));
    if (option === undefined || option in attributes) return [];
    return [{ code: 'unknown-option', ...words.unprefixedOption(attribute, name, option), at: ['attribute', attribute] }];
  });
}

/** What turns `data-css-layer` on for whoever reads it as an author means it; bare, as the contract has it, is ''. */
const LAYERED = ['', 'true', '1', 'data-css-layer'];

/** Of the script tag: what stands in place of `data-css-layer`, and a value that it does not take. */
export function adviseLayer(attributes: Attributes, words: Words = en): readonly Advice[] {
  const value = attributes['data-css-layer'];
  const other = Object.keys(attributes).find((name) => /^(?:data)?(?:css|style)?layers?$/.test(wordOf(name)));
  const name = value === undefined ? other : 'data-css-layer';
  if (name === undefined || (value !== undefined && LAYERED.includes(value.trim().toLowerCase()))) return [];
  const told = value === undefined ? words.unreadLayer(name) : words.layerValue(value);
  return [{ code: 'unknown-option', ...told, at: ['attribute', name] }];
}
