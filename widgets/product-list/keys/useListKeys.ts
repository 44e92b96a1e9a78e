import { useMemo, type RefObject } from 'react';
import type { Product } from '@/domain/product';
import type { AppThunk } from '@/data/apiThunk';
import { requestAdd } from '@/data/cart/requestAdd';
import { isAdding } from '@/data/cart/select';
import { useAppDispatch, useAppSelector } from '@/data/hooks';
import type { WithCart } from '@/data/cart/state';
import { selectAreKeysOn } from '../select';
import { useContainer } from '@/page/container/context';
import type { BoxKeys, Way } from '@/ui/QuantityInput';

const isUnderWay =
  ({ id }: Product): AppThunk<WithCart, boolean> =>
  (_, getState) =>
    isAdding(getState().cart.queue, id);

/** The keys of the list's boxes, by the product of each. */
export type ListKeys = (product: Product) => BoxKeys;

/**
 * From box to box by keys, adding on the way, unless the page (`hasKeys`) or the visitor does not want it. The
 * focus goes on at once: what becomes of the add its row says. In an order sheet Enter adds nothing. Decision 76, contract §2.
 */
export function useListKeys(list: RefObject<HTMLElement>, hasKeys: boolean, isTogether: boolean): ListKeys | null {
  const dispatch = useAppDispatch();
  const container = useContainer();
  const areOn = useAppSelector(selectAreKeysOn) && hasKeys;
  return useMemo(() => {
    if (!areOn) return null;
    const onWalk = (box: HTMLElement, way: Way) => {
      const boxes = [...(list.current?.querySelectorAll<HTMLInputElement>('[data-walk]') ?? [])];
      const at = boxes.findIndex((each) => each === box);
      // At either end it stays, ready to be typed over.
      const next = boxes[at + way] ?? boxes[at];
      next?.focus();
      next?.select();
    };
    return (product) => ({
      onWalk,
      onEnter(box, way) {
        if (!isTogether) {
          // To go on would look as if a second amount had been added, before the first has an answer.
          if (dispatch(isUnderWay(product))) return;
          void dispatch(requestAdd(product, 'list', container));
        }
        onWalk(box, way);
      },
    });
  }, [areOn, isTogether, container, dispatch, list]);
}
