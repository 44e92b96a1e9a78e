import { addFailed } from '@/data/cart/externalActions';
import { requestAdd } from '@/data/cart/requestAdd';
import type { AppThunk } from '@/data/apiThunk';
import type { WithCart } from '@/data/cart/state';
import type { WithLists } from '@/data/list/select';
import { selectPurchase, sheetFilled, type SheetLine, type WithPurchase } from '@/data/purchase';
import type { WithSession } from '@/data/session/state';
import { sellingPrice } from '@/domain/pricing/shownPrices';
import { unitOf } from '@/domain/units';

/** How far it has come. */
export interface SheetProgress {
  readonly total: number;
  readonly added: number;
  readonly failed: number;
}

interface Adding {
  /** Where the contract's events are dispatched. */
  readonly target: EventTarget;
  /** What has not begun when it comes is not sent. */
  readonly signal: AbortSignal;
  readonly onProgress: (progress: SheetProgress) => void;
}

/**
 * Adds these lines of the sheet one after the other through the cart's queue. What is in the cart leaves the sheet; what is not
 * stays, and its row says why, as does what has no price and is not sent (decision 30). Rows may be typed into meanwhile: what is taken
 * out before its turn is not added, and what is changed while it is being added stays. It ends early where the shop lets this user add
 * nothing at all, or does not answer.
 */
export function addSheet(
  lines: readonly SheetLine[],
  { target, signal, onProgress }: Adding,
): AppThunk<WithCart & WithSession & WithPurchase & WithLists, Promise<SheetProgress>> {
  return async (dispatch, getState) => {
    let added = 0;
    let failed = 0;
    const progress = (): SheetProgress => ({ total: lines.length, added, failed });
    for (const { product } of lines) {
      if (signal.aborted) break;
      const line = () => selectPurchase(getState(), product.id);
      const { sheet, amount, unitId } = line();
      if (!sheet) continue;
      const isPriced = sellingPrice(product, unitOf(product, unitId)) > 0;
      if (!isPriced) dispatch(addFailed({ productId: product.id, pieces: null }));
      const outcome = isPriced && (await dispatch(requestAdd(product, 'sheet', target)));
      if (outcome === 'added') {
        added += 1;
        if (line().amount === amount && line().unitId === unitId) dispatch(sheetFilled({ product, amount: 0 }));
      } else failed += 1;
      onProgress(progress());
      if (outcome === 'vain') break;
    }
    return progress();
  };
}
