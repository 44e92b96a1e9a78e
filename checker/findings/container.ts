import type { JsonReading } from '../../src/diagnostics/json';
import { diagnoseContainer } from '../../src/diagnostics/container';
import type { JsonDocument } from '../json/read';
import { isObject } from '../../src/diagnostics/json';
import type { PageContainer } from '../page/container';
import type { Finding } from '../problem';
import { repeatedName } from './words';

/** Attributes that are judged by what they hold: what a template prints there is not known. */
const BY_VALUE = new Set(['data-load', 'data-density']);

/** What can be told of a container without its widget's code. */
export function containerFindings({
  name,
  element,
  json,
  hasDeepJson,
  strangeType,
  unread,
  around,
  hasMoreChildren,
}: PageContainer): readonly Finding[] {
  if (name === null) return [];
  const documents = json.filter(isReadable);
  const known = [...element.attributes].filter(([attribute, { isUnknown }]) => !isUnknown || !BY_VALUE.has(attribute));
  const written = {
    name,
    attributes: Object.fromEntries(known.map(([attribute, { value }]) => [attribute, value])),
    // They are read already: each goes by its number.
    json: documents.map((_, index) => String(index)),
    strangeType: hasMoreChildren ? null : strangeType,
    around,
    hasDeepJson: hasDeepJson && !hasMoreChildren && json.length === 0,
  };
  const repeated = documents.slice(0, 1).flatMap((document) => document.repeated);
  const ofNames = repeated.map(({ name: key, offset }): Finding => ({
    code: 'invalid-data',
    offset,
    widget: name,
    ...repeatedName(key),
  }));
  const advice = diagnoseContainer(written, (index) => readingOf(documents[Number(index)]));
  const told = advice.flatMap(({ at, ...words }): Finding[] => {
    // One of them may be left out.
    if (words.code === 'several-json' && hasMoreChildren) return [];
    if (at?.[0] === 'attribute')
      return [{ ...words, widget: name, offset: element.attributes.get(at[1])?.start ?? element.start }];
    if (words.code === 'misplaced-json' || words.code === 'wrong-json-type')
      return [{ ...words, widget: name, offset: unread ?? element.start }];
    const [, index, ...path] = at?.[0] === 'json' ? at : [];
    const document = index === undefined ? undefined : documents[index];
    return [{ ...words, widget: name, offset: document?.fault?.offset ?? document?.placeOf(path, 'name') ?? element.start }];
  });
  return [...told, ...ofNames];
}

/** Whether something can be said of it: a template may print it as a whole, or in parts that make no sense apart. */
export function isReadable({ value, fault, holes }: JsonDocument): boolean {
  return fault !== null || (value !== undefined && !holes.some((path) => path.length === 0));
}

/** A document as the advice takes it. */
export function readingOf(document: JsonDocument | undefined): JsonReading {
  if (document?.fault) return { ok: false, reason: document.fault.reason, fix: document.fault.fix };
  return { ok: true, value: document && isObject(document.value) ? document.value : null };
}
