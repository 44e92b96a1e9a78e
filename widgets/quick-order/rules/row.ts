import type { Message } from '@/domain/message';
import type { Id } from '@/domain/id';
import type { Product } from '@/domain/product';
import type { Match } from './codes';
import type { Line } from './line';
import { readAmount } from './quantity';

/** What the shop knows of a code. `near`: what its search brought in the place of it. */
export type Resolution =
  | { readonly kind: 'found'; readonly match: Match }
  | { readonly kind: 'several'; readonly matches: readonly Match[] }
  | { readonly kind: 'none'; readonly near: readonly Product[] };

/** How far a row has come: its code was not asked about yet (null), is being asked about, or is resolved, or the call failed. */
export type Finding =
  Resolution | { readonly kind: 'waiting' } | { readonly kind: 'failed'; readonly message: Message | string } | null;

/** What became of adding a row; in the shop's own words where it has some. */
export type Outcome = 'adding' | 'added' | { readonly refused: Message | string } | null;

/** One row of the grid. */
export interface Row extends Line {
  readonly id: number;
  /** The chosen unit; null for the one that {@link Line.unit} names, or the product's default. */
  readonly unitId: Id | null;
  /** What stood in the quantity box before it was taken for the whole number that stands there now; null where nothing did. */
  readonly cut: string | null;
  readonly finding: Finding;
  readonly outcome: Outcome;
}

/** The products of which one may be what a row means; none where that is known, or nothing came near. */
export function choicesOf(finding: Finding): readonly Match[] {
  if (finding?.kind === 'several') return finding.matches;
  return finding?.kind === 'none' ? finding.near.map((product) => ({ product, unitId: null })) : [];
}

/** Nobody knows whether the cart has it: that must be looked at before it is added again. */
export const UNSURE = { refused: { key: 'quickOrder.unsure' } } as const;

export function createRow(id: number, line: Line): Row {
  const outcome = line.isInDoubt ? UNSURE : null;
  return { ...line, ...withAmount(line.quantity), id, unitId: null, finding: null, outcome };
}

/** A quantity as its row keeps it once it counts: '2,5' is 2, and the row says so; what is none stays as it was written. */
export function withAmount(text: string): Pick<Row, 'quantity' | 'cut'> {
  const read = readAmount(text);
  if (!read || text.trim() === '') return { quantity: text.trim(), cut: null };
  return { quantity: String(read.amount), cut: read.isCut ? text.trim() : null };
}

/** Whether adding it has failed, as far as anybody knows. */
export const isRefused = (row: Row): row is Row & { readonly outcome: { readonly refused: Message | string } } =>
  row.outcome !== null && typeof row.outcome === 'object';

/** Whether nobody knows that it has failed, or was added. */
export const isUnsure = (row: Row) =>
  isRefused(row) && typeof row.outcome.refused === 'object' && row.outcome.refused.key === UNSURE.refused.key;

/** Whether nothing was written into it. */
export const isEmptyRow = ({ code, quantity }: Line) => code === '' && quantity === '';
