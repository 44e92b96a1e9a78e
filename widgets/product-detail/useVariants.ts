import { useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { variantRefusal } from '@/domain/cart/addCheck';
import { productHref } from '@/domain/links/product';
import type { Product } from '@/domain/product';
import { dom } from '@/runtime/page/dom';
import { isChoiceComplete, isSameChoice, matchingChild, type FamilyMember, type VariantChoice } from './rules/variants';
import { useAnnounce, useContainer } from '@/page/container/context';
import { replacePath } from '@/page/history';
import { useTexts } from '@/i18n/useTexts';
import { addSource, alertWithdrawn } from '@/data/alert';
import { addRefused } from '@/data/cart/externalActions';
import { useAppDispatch } from '@/data/hooks';
import { transferAmount } from '@/data/purchase';
import type { ProductDetailProps } from './props';

/** Milliseconds between the last choice and the product that it is. S1 §9. */
const SWAP_DELAY = 2500;

export interface VariantControl {
  /** What the detail shows; it cannot be added while something else is chosen. */
  readonly product: Product;
  readonly choice: VariantChoice;
  /** Everything is chosen and its product is on its way. */
  readonly waiting: boolean;
  readonly choose: (code: string, value: string) => void;
}

/** The variants of a detail: once all are chosen, the matching child takes the product's place. S1 §4, decision 31. */
export function useVariants({
  product: given,
  family,
  dimensions,
}: Pick<ProductDetailProps, 'product' | 'family' | 'dimensions'>): VariantControl {
  const { t } = useTexts();
  const announce = useAnnounce();
  const dispatch = useAppDispatch();
  const container = useContainer();
  const [shown, setShown] = useState<FamilyMember>(given);
  const [choice, setChoice] = useState(given.choice);
  const [waiting, setWaiting] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  /** What asked for a choice is no longer true once there is one. Decision 64. */
  const withdraw = () => dispatch(alertWithdrawn(addSource(shown.product.id)));
  const swap = (child: FamilyMember) => {
    withdraw();
    const hadFocus = container.contains(dom.activeElement);
    dispatch(transferAmount(shown.product.id, child.product.id));
    flushSync(() => {
      setShown(child);
    });
    // A button that the other product does not have takes the focus away with it.
    if (hadFocus && !container.contains(dom.activeElement)) container.querySelector('select')?.focus();
    replacePath(productHref(child.product));
    document.title = child.title;
    announce(t('detail.swapped', { name: child.product.name }));
  };
  const settle = (chosen: VariantChoice) => {
    setWaiting(false);
    const child = matchingChild(family, dimensions, chosen);
    if (child) swap(child);
    else dispatch(addRefused({ product: shown.product, refusal: variantRefusal('detail') }));
  };
  const choose = (code: string, value: string) => {
    const next = { ...choice, [code]: value };
    const isOther = isChoiceComplete(dimensions, next) && !isSameChoice(dimensions, next, shown.choice);
    setChoice(next);
    setWaiting(isOther);
    clearTimeout(timer.current);
    if (isChoiceComplete(dimensions, next)) withdraw();
    if (!isOther) return;
    announce(t('detail.swapping'));
    timer.current = setTimeout(() => {
      settle(next);
    }, SWAP_DELAY);
  };

  const isShown = isSameChoice(dimensions, choice, shown.choice);
  const product = useMemo(() => (isShown ? shown.product : { ...shown.product, variantChosen: false }), [isShown, shown]);
  return { product, choice, waiting, choose };
}
