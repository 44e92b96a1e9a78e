import type { Scheduler } from 'fast-check';
import { ApiFailure } from '@/data/apiError';
import type { CartItemChange } from '@/data/cart/api';
import type { CartItem } from '@/domain/cart/cart';
import type { Id } from '@/domain/id';

/** How a call ends: well, lost on its way there, or carried out and lost on its way back. */
export type Fate = 'answered' | 'never arrived' | 'answer lost' | 'answer of unknown shape';

const UNITS = [1, 2].map((id) => ({
  id,
  value: id === 1 ? 'ADET' : 'KOLİ',
  multiplier: id === 1 ? 1 : 12,
  barcode: null,
  defaultPrice: { value: 10 * id, currency: 'TRY' },
  listPrice: null,
}));

function line(id: number, productId: Id, unit: Id, quantity: number): CartItem {
  const { value, multiplier, defaultPrice } = UNITS.find((each) => each.id === unit) ?? {
    value: '',
    multiplier: 1,
    defaultPrice: null,
  };
  return {
    id,
    product: {
      id: productId,
      seo: '',
      name: `Ürün ${productId}`,
      code: '',
      image: null,
      brand: null,
      quantity: 500,
      taxRate: 20,
      specialCodes: {},
      units: UNITS,
    },
    productUnit: { id: unit, value, multiplier, defaultPrice, namedPrices: {} },
    quantity,
  };
}

/**
 * A shop's cart behind calls of the shape of `api/cart`. The scheduler decides when a call arrives and when its answer
 * does; `fates` decides, call by call, how it ends.
 */
export function createFakeShop(scheduler: Scheduler, fates: Iterator<Fate, undefined>) {
  let lines: CartItem[] = [line(1, 101, 1, 1), line(2, 102, 2, 3)];
  let nextId = 3;
  let healthy = false;

  async function call<T>(name: string, carryOut: () => T): Promise<T> {
    const fate = healthy ? 'answered' : fates.next().value;
    await scheduler.schedule(Promise.resolve(), `${name} arrives`);
    if (fate === 'never arrived') throw new ApiFailure({ kind: 'network' });
    const answer = carryOut();
    await scheduler.schedule(Promise.resolve(), `${name} is answered`);
    if (fate === 'answer lost') throw new ApiFailure({ kind: 'timeout' });
    if (fate === 'answer of unknown shape') throw new ApiFailure({ kind: 'shape', detail: 'half an answer' });
    return answer;
  }

  const change = (itemId: Id, edit: (item: CartItem) => CartItem): CartItem => {
    const found = lines.find(({ id }) => id === itemId);
    if (!found) throw new ApiFailure({ kind: 'http', status: 404, message: null });
    const edited = edit(found);
    lines = lines.map((item) => (item.id === itemId ? edited : item));
    return edited;
  };

  return {
    /** From now on every call is answered. */
    heal() {
      healthy = true;
    },
    lines: () => lines,
    fetchCart: () => call('GET', () => lines),
    postCartItem: (productId: Id, quantity: number, unit: Id) =>
      call('POST', () => {
        const same = lines.find((item) => item.product.id === productId && item.productUnit.id === unit);
        if (same) return change(same.id, (item) => ({ ...item, quantity: item.quantity + quantity }));
        const added = line(nextId++, productId, unit, quantity);
        lines = [...lines, added];
        return added;
      }),
    async patchCartItem(itemId: Id, edit: CartItemChange): Promise<CartItem | null> {
      try {
        return await call('PATCH', () =>
          change(itemId, (item) => {
            if ('unit' in edit) return line(Number(item.id), item.product.id, edit.unit, item.quantity);
            return { ...item, quantity: 'quantity' in edit ? edit.quantity : item.quantity + edit.addQuantity };
          }),
        );
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.error.kind === 'shape') return null;
        throw failure;
      }
    },
    deleteCartItem: (itemId: Id) =>
      call('DELETE', () => {
        lines = lines.filter(({ id }) => id !== itemId);
      }),
    deleteCart: () =>
      call('DELETE all', () => {
        lines = [];
      }),
  };
}
