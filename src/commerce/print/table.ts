import { EXACT_PLACES, exactPrice } from '@/domain/money/exactPrice';
import { formatPrice } from '@/domain/money/format';
import type { Money } from '@/domain/money/money';
import { element } from './element';

/** What stands in a printed cell: text, or text with an element beneath it. */
type Cell = string | ReadonlyArray<Node | string>;

/** A printed table: the first column holds words, the others figures. */
export function printTable(page: Document, titles: readonly string[], rows: ReadonlyArray<readonly Cell[]>): HTMLElement {
  const row = (tag: 'th' | 'td', name: string, cells: readonly Cell[]) =>
    element(
      page,
      'tr',
      'vt-print__row',
      ...cells.map((cell, place) =>
        element(page, tag, place === 0 ? `vt-print__${name} vt-print__${name}--words` : `vt-print__${name}`, ...[cell].flat()),
      ),
    );
  return element(
    page,
    'table',
    'vt-print__table',
    element(page, 'thead', '', row('th', 'column', titles)),
    element(page, 'tbody', '', ...rows.map((cells) => row('td', 'cell', cells))),
  );
}

/** A unit price, and the exact one beneath it where it and the quantity do not make the amount. Decision 72. */
export function printPrice(page: Document, unit: Money, quantity: number, amount: Money): Cell {
  const exact = exactPrice(unit, quantity, amount);
  const shown = formatPrice(unit);
  return exact ? [shown, element(page, 'small', 'vt-print__exact', formatPrice(exact, EXACT_PLACES))] : shown;
}

/** What printed lines come to: names and sums, the last of them the total where it is named so. */
export function printSums(page: Document, sums: ReadonlyArray<readonly [name: string, label: string, sum: Money]>): HTMLElement {
  return element(
    page,
    'dl',
    'vt-print__sums',
    ...sums.flatMap(([name, label, sum]) => {
      const look = `vt-print__sum vt-print__sum--${name}`;
      return [element(page, 'dt', look, label), element(page, 'dd', look, formatPrice(sum))];
    }),
  );
}
