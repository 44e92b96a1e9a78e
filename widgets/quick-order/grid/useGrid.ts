import { useSyncExternalStore } from 'react';
import type { Id } from '@/domain/id';
import type { CartAmount } from '@/domain/stock/remaining';
import type { Grid, GridStatus } from './createGrid';
import type { Row } from '../rules/row';

/** One row; whoever asks renders again with it and with no other. Undefined once it is gone. */
export function useRow(grid: Grid, id: number): Row | undefined {
  return useSyncExternalStore(grid.subscribe, () => grid.row(id));
}

/** What the cart holds of a product. */
export function useCartUse(grid: Grid, productId: Id | null): readonly CartAmount[] | null {
  return useSyncExternalStore(grid.subscribe, () => (productId === null ? null : grid.cartUse(productId)));
}

/** All that the cart holds: for who counts what the stock still covers. */
export function useCartUses(grid: Grid): ReadonlyMap<string, readonly CartAmount[]> {
  return useSyncExternalStore(grid.subscribe, grid.cartUses);
}

export function useIds(grid: Grid): readonly number[] {
  return useSyncExternalStore(grid.subscribe, grid.ids);
}

export function useRows(grid: Grid): readonly Row[] {
  return useSyncExternalStore(grid.subscribe, grid.rows);
}

export function useGridStatus(grid: Grid): GridStatus {
  return useSyncExternalStore(grid.subscribe, grid.status);
}
