import type { DefaultTreeAdapterTypes } from 'parse5';
import type { JsonDocument } from '../json/read';
import { isInContainer, jsonOf, type Reading } from './container';
import { valueOf, type WrittenElement } from './element';

/** A JSON script that is neither the page data nor that of a container. */
export interface OtherJson {
  readonly element: WrittenElement;
  /** '' where it has none; null where a template prints it. */
  readonly id: string | null;
  readonly json: JsonDocument;
}

/** The element as such a script; null for any other. */
export function otherJsonOf(
  element: DefaultTreeAdapterTypes.Element,
  written: WrittenElement,
  reading: Reading,
): OtherJson | null {
  const type = valueOf(element, 'type')?.toLowerCase() ?? '';
  const id = written.attributes.get('id');
  const isJson = element.tagName === 'script' && type.includes('json') && id?.value !== 'vitrin-page';
  const isOther = isJson && !isInContainer(element, reading);
  const json = isOther ? jsonOf(element, reading) : null;
  return json && { element: written, id: id?.isUnknown ? null : (id?.value ?? ''), json };
}
