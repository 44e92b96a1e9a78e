import { adviseHolder, adviseTrap } from '../../src/diagnostics/place';
import type { PageContainer } from '../page/container';
import type { Finding } from '../problem';

/** A container where a browser does not leave it, or its controls alone. */
export function placeFindings({ name, element, trappedIn }: PageContainer): readonly Finding[] {
  if (name === null) return [];
  return [...adviseHolder(name, element.tag), ...adviseTrap(name, trappedIn)].map((words) => ({
    ...words,
    offset: element.start,
    widget: name,
  }));
}
