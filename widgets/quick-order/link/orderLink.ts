import { encodePart } from '@/domain/links/encode';
import { ORDER_LINK } from '@/page/orderLink';
import { createLine, MOST_LINES, type Line } from '../rules/line';
import { createMerger } from '../rules/merge';

/** A line as far as a link holds it. */
export type LinkLine = Pick<Line, 'code' | 'quantity' | 'unit'>;

/** What a link is found to hold. */
export interface LinkedOrder {
  /** Each code and unit once. */
  readonly lines: readonly Line[];
  /** It does not hold all that it was made of: some program has cut it, and the last quantity may be another. */
  readonly isCut: boolean;
}

/**
 * An address that opens the quick order with these lines: `#vitrin-order=:17;ABC-1:5:KOL%C4%B0;X2:3`. First how many characters
 * follow, once they are decoded: mail and office programs cut long addresses. Codes, quantities and units only: whoever opens
 * it sees prices and stock of their own.
 *
 * @param page address of the page that it leads to.
 */
export function toOrderLink(lines: readonly LinkLine[], page: string): string {
  const order = lines
    .map(({ code, quantity, unit }) => [code, quantity || '1', ...(unit === null ? [] : [unit])].map(linkPart).join(':'))
    .join(';');
  return `${page.split('#')[0] ?? page}${ORDER_LINK}:${decodePart(order).length};${order}`;
}

/** Chats end an address at a bracket or an apostrophe, which `encodeURIComponent` leaves as they are. */
const linkPart = (text: string) =>
  encodePart(text).replace(/[!'()*~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** The order of a fragment; no lines where it is no such link. What cannot be read in it is left out. A length is no must. */
export function readOrderLink(fragment: string): LinkedOrder {
  const [, written = ''] = fragment.split(ORDER_LINK);
  const [, length, order = ''] = /^(?::(\d+);)?(.*)/.exec(written) ?? [];
  const merger = createMerger();
  for (const part of order.split(';')) {
    const [code = '', quantity = '', unit = ''] = part.split(':').map(decodePart);
    if (code.trim() !== '' && merger.lines.length < MOST_LINES) merger.add(createLine(code, quantity, unit || null));
  }
  return { lines: merger.lines, isCut: length !== undefined && decodePart(order).length !== Number(length) };
}

/** '' for what some program has cut in the middle of a letter. */
function decodePart(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
