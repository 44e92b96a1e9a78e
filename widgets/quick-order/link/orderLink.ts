import { encodePart } from '@/domain/links/encode';
import { ORDER_LINK } from '@/page/orderLink';
import { createLine, MOST_LINES, type Line } from '../rules/line';
import { createMerger } from '../rules/merge';

/** A line as far as a link holds it. */
export type LinkLine = Pick<Line, 'code' | 'quantity' | 'unit'>;

/**
 * An address that opens the quick order with these lines: `#vitrin-order=ABC-1:5:KOL%C4%B0;X2:3`. Codes, quantities and units
 * only: whoever opens it sees prices and stock of their own.
 *
 * @param page address of the page that it leads to.
 */
export function toOrderLink(lines: readonly LinkLine[], page: string): string {
  const parts = lines.map(({ code, quantity, unit }) =>
    [code, quantity || '1', ...(unit === null ? [] : [unit])].map(linkPart).join(':'),
  );
  return (page.split('#')[0] ?? page) + ORDER_LINK + parts.join(';');
}

/** Chats end an address at a bracket or an apostrophe, which `encodeURIComponent` leaves as they are. */
const linkPart = (text: string) =>
  encodePart(text).replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The lines of a fragment, each code and unit once; none where it is no such link. What cannot be read in it is left out. */
export function readOrderLink(fragment: string): readonly Line[] {
  if (!fragment.startsWith(ORDER_LINK)) return [];
  const merger = createMerger();
  for (const part of fragment.slice(ORDER_LINK.length).split(';')) {
    const [code = '', quantity = '', unit = ''] = part.split(':').map(decodePart);
    if (code.trim() !== '' && merger.lines.length < MOST_LINES) merger.add(createLine(code, quantity, unit || null));
  }
  return merger.lines;
}

/** '' for what some program has cut in the middle of a letter. */
function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
