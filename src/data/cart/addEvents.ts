import type { CartItem } from '@/domain/cart/cart';
import { emit } from '@/runtime/page/events';
import type { AppThunk } from '../apiThunk';
import { describeLines } from '../events/lines';
import type { WithLists } from '../list/select';
import type { WithSession } from '../session/state';
import type { AddRequest } from './calls';
import { askAboutWrite } from './hold';
import type { WithCart } from './state';

/** What the page is told of an add: so many units of a product. */
type Told = Pick<AddRequest, 'productId' | 'quantity' | 'unit'>;

/** Asks the page about an add (`vitrin:before-add` on `target`), which counts as under way as long as the page holds it. */
export function askAboutAdd(target: EventTarget, told: Told): AppThunk<WithCart, boolean | Promise<boolean>> {
  return askAboutWrite(target, 'vitrin:before-add', told, { operation: 'add', id: told.productId });
}

/** Tells the page that the shop has added them (`vitrin:added-to-cart` on `target`); `item` is the line that they are in. */
export function tellAdded(target: EventTarget, told: Told, item: CartItem): AppThunk<WithSession & WithLists> {
  return (_, getState) => {
    emit(target, 'vitrin:added-to-cart', { ...told, item, products: describeLines(getState(), [item], told.quantity) });
  };
}
