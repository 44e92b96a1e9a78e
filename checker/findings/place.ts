import type { PageContainer } from '../page/container';
import type { Finding } from '../problem';

/** They show, and have nothing that could be clicked. */
const WITHOUT_CONTROLS: ReadonlyArray<string | null> = ['product-price', 'product-quantity'];

/** A container where a browser does not leave it, or its controls alone. */
export function placeFindings({ name, element, trappedIn }: PageContainer): readonly Finding[] {
  if (trappedIn === null || name === null) return [];
  const finding = { code: 'misplaced-container', offset: element.start, widget: name } as const;
  if (trappedIn === 'table') {
    const message = `${name} stands in a table, but in no cell of it: browsers move it out, in front of the table.`;
    return [{ ...finding, message, fix: 'Put it before or after the table, or into a <td>.' }];
  }
  if (WITHOUT_CONTROLS.includes(name)) return [];
  const message = `${name} stands in ${trappedIn === 'a' ? 'a link' : 'a button'} (<${trappedIn}>), which takes the clicks on its own buttons and links.`;
  return [{ ...finding, message, fix: `Put it beside the <${trappedIn}>; plain content in the container may hold a link.` }];
}
