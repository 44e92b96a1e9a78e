import { COMMON_ATTRIBUTES, KNOWN_WIDGETS } from '../../src/diagnostics/known';
import { nearest } from '../../src/diagnostics/nearest';
import type { PageContainer } from '../page/container';
import type { WrittenElement } from '../page/element';
import type { ReadPage } from '../page/read';
import type { Finding } from '../problem';

/** What authors write in place of `data-widget`, without its `data-`. */
const MEANT = ['widget', 'widgets', 'widget-name', 'vitrin', 'vitrin-widget'];
/** Elements on which HTML gives no meaning to a name that an option has. */
const PLAIN = new Set(['div', 'section', 'span', 'p', 'aside', 'header', 'footer', 'main', 'nav', 'article', 'li', 'td']);

/** Attributes that were meant for Vitrin, and are not read. */
export function attributeFindings({ elements, repeated, containers, scripts }: ReadPage): readonly Finding[] {
  return [
    ...scripts.flatMap(({ element, wrongName }): Finding[] => {
      if (wrongName === null) return [];
      const message = `${wrongName} is no file of Vitrin.`;
      return [{ code: 'wrong-script', offset: element.start, message, fix: 'Write vitrin.js, in small letters.' }];
    }),
    ...elements.flatMap(unreadContainer),
    ...containers.flatMap(unprefixedOptions),
    ...repeated.flatMap(({ element, name, start }): Finding[] => {
      if (!element.attributes.has('data-widget')) return [];
      return [
        {
          code: 'repeated-attribute',
          offset: start,
          message: `${name} stands twice on one element; this one is not read.`,
          fix: `Keep one ${name}.`,
        },
      ];
    }),
  ];
}

function unreadContainer({ attributes }: WrittenElement): Finding[] {
  if (attributes.has('data-widget')) return [];
  return [...attributes].flatMap(([name, { value, start, isUnknown }]) => {
    const isMeant = !COMMON_ATTRIBUTES.includes(name) && nearest(name.replace(/^data-/, ''), MEANT) !== null;
    if (isUnknown || !isMeant || !Object.hasOwn(KNOWN_WIDGETS, value.trim())) return [];
    const message = `${name}="${value}" is not read, so ${value.trim()} does not show here.`;
    return [{ code: 'unread-container', offset: start, message, fix: `Write data-widget="${value.trim()}".` }];
  });
}

function unprefixedOptions({ name, element: { tag, attributes } }: PageContainer): Finding[] {
  const options = name !== null && Object.hasOwn(KNOWN_WIDGETS, name) ? (KNOWN_WIDGETS[name]?.options ?? []) : [];
  if (name === null || !PLAIN.has(tag)) return [];
  const byWord = new Map(options.map((option) => [wordOf(option.slice('data-'.length)), option]));
  return [...attributes].flatMap(([attribute, { start }]) => {
    const option = attribute.startsWith('data-') ? undefined : byWord.get(wordOf(attribute));
    if (option === undefined || attributes.has(option)) return [];
    const message = `${attribute} is no option of ${name}: without data- nothing reads it.`;
    return [{ code: 'unknown-option', offset: start, message, fix: `Write ${option}.`, widget: name }];
  });
}

const wordOf = (attribute: string) => attribute.replace(/[-_]/g, '');
