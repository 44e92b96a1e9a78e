import { ApiFailure } from '@/data/apiError';
import { failureReason } from '@/data/failureReason';
import { sameId } from '@/domain/id';
import { lineKey } from '@/domain/lineKey';
import type { Unit } from '@/domain/product';
import { unitOf } from '@/domain/units';
import { nextTask } from '@/runtime/page/nextTask';
import type { createResolver } from '../resolve/createResolver';
import type { Match } from '../rules/codes';
import { cleanCode, faultOf, type Line } from '../rules/line';
import { addLines, isMergeable } from '../rules/merge';
import { isRefused, withAmount, type Row } from '../rules/row';
import type { Grid, TakenOut } from './createGrid';

/** So many rows are put into the page at once: more would hold it up. */
const SLICE = 15;

/** What can be done to the rows of a grid. */
export interface Order {
  readonly grid: Grid;
  /** Puts lines into the grid and asks about their codes. Answers with how many were added to rows that were there. */
  addLines(lines: readonly Line[]): Promise<number>;
  /** Lines that are on their way into the grid: many are put in slice by slice. */
  coming(): readonly Line[];
  /** A code was typed: another is asked about. */
  setCode(id: number, text: string): void;
  setQuantity(id: number, text: string): void;
  /**
   * Quantities of a row and of those below it; more than there are stand in new rows, whose codes are then missing. Answers whether the
   * row is there.
   */
  fillDown(id: number, quantities: readonly string[]): boolean;
  setUnit(id: number, unit: Pick<Unit, 'id' | 'value'>): void;
  /** One of several products, or of those that came near, is meant. */
  choose(id: number, match: Match): void;
  /** A row was finished: where another one has its code and unit, it is added to that. Answers with that other row. */
  merge(id: number): Row | null;
  /** Asks about a code whose call has failed; a row that could not be added, or of which nobody knows, can be added again. */
  retry(id: number): void;
  /** Takes rows out, and gives up what is on its way for them. */
  takeOut(ids: readonly number[]): readonly TakenOut[];
  /** Puts them back; codes whose calls were given up are asked about again. */
  putBack(taken: readonly TakenOut[]): void;
  stop(): void;
}

/** @param onFailure told of each call that failed and was not given up. */
export function createOrder(
  grid: Grid,
  resolver: ReturnType<typeof createResolver>,
  onFailure: (failure: ApiFailure) => void,
): Order {
  const lookups = new Map<number, AbortController>();
  const coming = new Set<Line>();
  let isOver = false;
  const forget = (id: number) => {
    lookups.get(id)?.abort();
    lookups.delete(id);
  };
  /** Asks about the code of a row; what it brings shows once `moved` has settled, too: the focus, on its way. */
  const look = async (id: number, moved?: Promise<void>) => {
    forget(id);
    const row = grid.row(id);
    if (!row) return;
    if (row.code === '' || row.fault) {
      grid.change(id, { finding: null });
      return;
    }
    const controller = new AbortController();
    lookups.set(id, controller);
    grid.change(id, { finding: { kind: 'waiting' } });
    const finding = await resolver.resolve(row.code, controller.signal).catch((failure: unknown) => {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (!controller.signal.aborted) onFailure(failure);
      return { kind: 'failed', message: failureReason(failure.error) } as const;
    });
    await moved;
    if (controller.signal.aborted) return;
    lookups.delete(id);
    grid.change(id, { finding });
  };
  const edit = (id: number, change: Partial<Row>) => {
    grid.change(id, (row) => ({ ...change, outcome: row.outcome === 'added' ? row.outcome : null }));
  };

  const takeOut = (ids: readonly number[]) => {
    for (const id of ids) forget(id);
    return grid.takeOut(new Set(ids));
  };

  const setQuantity = (id: number, text: string) => {
    const row = grid.row(id);
    if (!row || row.quantity === text.trim()) return;
    edit(id, { ...withAmount(text), fault: faultOf(row.code, text), from: 1 });
    if (row.fault) void look(id);
  };

  return {
    grid,
    async addLines(lines) {
      let merged = 0;
      for (const line of lines) coming.add(line);
      for (let at = 0; at < lines.length; at += SLICE) {
        if (at > 0) await nextTask();
        if (isOver) break;
        const slice = lines.slice(at, at + SLICE);
        for (const line of slice) coming.delete(line);
        const { added, merged: more } = grid.add(slice);
        merged += more;
        for (const id of added) void look(id);
      }
      return merged;
    },
    coming: () => [...coming],
    setCode(id, text) {
      const code = cleanCode(text);
      const row = grid.row(id);
      if (!row || row.code === code) return;
      // The unit goes with the product; a line whose code is only put right still wants its own.
      const unit = row.finding?.kind === 'found' ? null : row.unit;
      edit(id, { code, fault: faultOf(code, row.quantity), unit, unitId: null, from: 1 });
      // What is known of it already would come before the quantity, to which the Tab that leaves its box leads.
      void look(id, nextTask());
    },
    setQuantity,
    fillDown(id, quantities) {
      const first = grid.ids().indexOf(id);
      if (first < 0) return false;
      quantities.forEach((quantity, at) => {
        const row = grid.rows()[first + at];
        // What is on its way to the cart stays as it was sent.
        if (row && (row.outcome === null || isRefused(row))) setQuantity(row.id, quantity);
      });
      return true;
    },
    setUnit(id, unit) {
      edit(id, { unitId: unit.id, unit: unit.value });
    },
    choose(id, match) {
      forget(id);
      const row = grid.row(id);
      // The code is no longer the barcode of its pack: a draft, a list or a file would bring the default unit.
      const pack = match.unitId === null ? null : unitOf(match.product, match.unitId);
      const unit = row?.unit ?? pack?.value ?? null;
      edit(id, { code: match.product.code || row?.code || '', unit, finding: { kind: 'found', match } });
    },
    merge(id) {
      const row = grid.row(id);
      if (!row || !isMergeable(row)) return null;
      const key = lineKey(row);
      const isTwin = (each: Row) => each !== row && isMergeable(each) && lineKey(each) === key && !areOthers(each, row);
      const twin = grid.rows().find(isTwin);
      if (!twin) return null;
      grid.change(twin.id, addLines(twin, row));
      takeOut([id]);
      return twin;
    },
    retry(id) {
      const row = grid.row(id);
      // Its code may still be to be asked about, where it was put back.
      if (row && isRefused(row) && row.finding?.kind !== 'waiting') edit(id, {});
      else void look(id);
    },
    takeOut,
    putBack(taken) {
      grid.putBack(taken);
      for (const { row } of taken) if (row.finding?.kind === 'waiting') void look(row.id);
    },
    stop() {
      isOver = true;
      for (const id of [...lookups.keys()]) forget(id);
    },
  };
}

/** Of two products with the same code one may be chosen in each. */
function areOthers({ finding: one }: Row, { finding: other }: Row): boolean {
  return one?.kind === 'found' && other?.kind === 'found' && !sameId(one.match.product.id, other.match.product.id);
}
