import type { Advice } from './diagnostic';
import { COMMON_ATTRIBUTES, KNOWN_WIDGETS } from './known';
import { nearest } from './nearest';
import { en, type Words } from './words/en';

/** The attributes of an element by their names in lower case. */
type Attributes = Readonly<Record<string, string>>;

/** What authors write in place of `data-widget`, without its `data-`. */
const MEANT = ['widget', 'widgets', 'widget-name', 'vitrin', 'vitrin-widget'];
/** Elements on which HTML gives no meaning to a name that an option has. */
const PLAIN = new Set(['div', 'section', 'span', 'p', 'aside', 'header', 'footer', 'main', 'nav', 'article', 'li', 'td']);

/** Attributes of an element that is no container, but was meant to be one. */
export function adviseUnreadContainer(attributes: Attributes, words: Words = en): readonly Advice[] {
  if ('data-widget' in attributes) return [];
  return Object.entries(attributes).flatMap(([name, value]) => {
    const widget = value.trim();
    if (!Object.hasOwn(KNOWN_WIDGETS, widget) || COMMON_ATTRIBUTES.includes(name)) return [];
    if (nearest(name.replace(/^data-/, ''), MEANT) === null) return [];
    return [{ code: 'unread-container', ...words.unreadContainer(name, value, widget), at: ['attribute', name] }];
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

const wordOf = (attribute: string) => attribute.replace(/[-_]/g, '');
