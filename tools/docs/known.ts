import { SORT_FIELDS } from '@/domain/list/sort';
import { PAGE_KEYS } from './source/pageKeys';
import { WIDGETS } from './widgets';

/** A dotted key, and what it stands in. */
const withParents = (key: string): string[] => key.split('.').map((_, place, parts) => parts.slice(0, place + 1).join('.'));

/** `src/diagnostics/known.json`: the names that a page may say, without the words about them. */
export function knownJson(): string {
  const widgets = Object.fromEntries(
    WIDGETS.map(({ name, about }) => [
      name,
      { options: Object.keys(about.options ?? {}), data: Object.keys(about.data ?? {}), needsOfPage: about.needsOfPage ?? [] },
    ]),
  );
  const pageKeys = [...new Set(PAGE_KEYS.flatMap(({ keys }) => keys).flatMap(withParents))].sort();
  return `${JSON.stringify({ widgets, pageKeys, sorts: SORT_FIELDS }, null, 2)}\n`;
}
