import type { CartItem } from '@/domain/cart/cart';
import { fold } from '@/domain/fold';
import { once } from '@/domain/once';
import { createFinder } from '@/ui/rows/findRows';
import { numberLines, type NumberedLine } from '../lines/numberedLines';

export const SORTS = ['added', 'code', 'name', 'total'] as const;
export type LineSort = (typeof SORTS)[number];

export interface Arrangement {
  /** As it was typed. */
  readonly query: string;
  readonly sort: LineSort;
  /** Only lines that it takes are left. */
  readonly only: (item: CartItem) => boolean;
  /** What a line comes to, in one currency for all; 0 where it has no price. */
  readonly totalOf: (item: CartItem) => number;
}

const collator = once(() => new Intl.Collator('tr', { numeric: true }));
const byText = (one: string, other: string) => collator().compare(one, other);

type Compare = (a: NumberedLine, b: NumberedLine) => number;

const ORDERS: Readonly<Record<Exclude<LineSort, 'total'>, Compare>> = {
  added: (a, b) => a.number - b.number,
  code: (a, b) => byText(a.item.product.code, b.item.product.code),
  name: (a, b) => byText(a.item.product.name, b.item.product.name),
};

/** The lines that are left of a cart, in their order. Lines of which the order says the same stay as they were added. */
export function arrange(items: readonly CartItem[], { query, sort, only, totalOf }: Arrangement): readonly NumberedLine[] {
  // The dearest first: that is what is looked for.
  const order: Compare = sort === 'total' ? (a, b) => totalOf(b.item) - totalOf(a.item) : ORDERS[sort];
  const isFound = createFinder(query);
  return numberLines(items)
    .filter(({ item, number }) => only(item) && isFound(`${item.product.code} ${item.product.name}`, number - 1))
    .sort(order);
}

/**
 * The line that is meant by a query: the one with that code or number, else the first that is left. Null where none is.
 */
export function lineMeant(lines: readonly NumberedLine[], query: string): NumberedLine | null {
  const text = fold(query.trim());
  const exact = lines.find(({ item }) => fold(item.product.code) === text) ?? lines.find(({ number }) => String(number) === text);
  return exact ?? lines[0] ?? null;
}
