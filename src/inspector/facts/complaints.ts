import type { ContainerEvent } from '@/runtime/page/log';
import type { InspectorWords } from '../words/en';
import type { Problem } from './facts';

/** What the runtime or a widget complained of. Names and JSON that cannot be read are told by the advice, in better words. */
export function complaintsOf(history: readonly ContainerEvent[], words: InspectorWords): readonly Problem[] {
  const problems = history.flatMap(([what]): Array<readonly [string, Problem]> => {
    if (typeof what === 'string' || what instanceof Element) return [];
    const { code, field, message, widget } = what;
    if (code === 'unknown-widget' || (code === 'invalid-data' && !field)) return [];
    const kind = code === 'invalid-data' && widget === '' ? 'invalid-page-data' : code;
    return [[message, { code: kind, message: words.complaint(message), fix: words.fixes[code](widget) }]];
  });
  // What is tried again is said again.
  return [...new Map(problems).values()];
}
