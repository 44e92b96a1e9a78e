import { adviseLayer, adviseUnprefixedOptions, adviseUnreadContainer } from '../../src/diagnostics/attributes';
import { adviseLinks } from '../../src/diagnostics/links';
import type { Place } from '../../src/diagnostics/diagnostic';
import type { PageContainer } from '../page/container';
import type { WrittenElement } from '../page/element';
import type { ReadPage } from '../page/read';
import type { Finding } from '../problem';

/** Attributes that were meant for Vitrin, and are not read. */
export function attributeFindings({ elements, repeated, containers, scripts }: ReadPage): readonly Finding[] {
  return [
    ...scripts.flatMap(({ element, wrongName }): Finding[] => {
      if (wrongName === null) return [];
      const message = `${wrongName} is no file of Vitrin.`;
      return [{ code: 'wrong-script', offset: element.start, message, fix: 'Write vitrin.js, in small letters.' }];
    }),
    ...scripts.flatMap(({ element }) => layer(element)),
    ...elements.flatMap(unreadContainer),
    ...containers.flatMap(unprefixedOptions),
    ...containers.flatMap(links),
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

const valuesOf = (attributes: Iterable<readonly [string, { readonly value: string }]>) =>
  Object.fromEntries([...attributes].map(([name, { value }]) => [name, value]));

function unreadContainer({ attributes, start }: WrittenElement): Finding[] {
  const known = [...attributes].filter(([name, { isUnknown }]) => !isUnknown || name === 'data-widget');
  return adviseUnreadContainer(valuesOf(known)).map(({ at, ...words }) => ({
    ...words,
    offset: offsetOf(at, attributes, start),
  }));
}

function layer({ attributes, start }: WrittenElement): Finding[] {
  // What a template prints there is not known.
  const known = [...attributes].filter(([, { isUnknown }]) => !isUnknown);
  if (attributes.get('data-css-layer')?.isUnknown) return [];
  return adviseLayer(valuesOf(known)).map(({ at, ...words }) => ({ ...words, offset: offsetOf(at, attributes, start) }));
}

function unprefixedOptions({ name, element: { tag, attributes, start } }: PageContainer): Finding[] {
  if (name === null) return [];
  return adviseUnprefixedOptions(name, tag, valuesOf(attributes)).map(({ at, ...words }) => ({
    ...words,
    widget: name,
    offset: offsetOf(at, attributes, start),
  }));
}

function links({ name, element: { attributes, start } }: PageContainer): Finding[] {
  // What a template prints there is not known.
  if (name === null || ['data-links', 'data-separator'].some((each) => attributes.get(each)?.isUnknown)) return [];
  return adviseLinks(name, valuesOf(attributes)).map(({ at, ...words }) => ({
    ...words,
    widget: name,
    offset: offsetOf(at, attributes, start),
  }));
}

const offsetOf = (at: Place | undefined, attributes: WrittenElement['attributes'], start: number) =>
  (at?.[0] === 'attribute' ? attributes.get(at[1])?.start : undefined) ?? start;
