import { useRef, type ReactNode } from 'react';
import { useDialog } from '@/commerce/useDialog';
import type { Removed } from '@/commerce/removal/useRemoved';
import type { CartItem } from '@/domain/cart/cart';
import { formatQuantity } from '@/domain/quantity/format';
import { useTexts } from '@/i18n/useTexts';
import { lazyPart } from '@/ui/lazyPart';
import '@/ui/css/opener.css';

const editor = lazyPart(() => import('@/commerce/product/inCart/CartLines'), 'CartLines');

interface Props {
  readonly item: CartItem;
  readonly onRemoved: (removed: Removed) => void;
  /** What stands behind the amount. */
  readonly children: ReactNode;
}

/** How much of a line is in the cart: opens what changes and removes it, below it. A line that the shop gave no id stays as it is. */
export function LineAmount({ item, onRemoved, children }: Props) {
  const { t } = useTexts();
  const { Dialog: Editor, open, close } = useDialog(editor);
  const button = useRef<HTMLButtonElement>(null);
  const { product, productUnit, quantity } = item;
  const amount = t('cart.lineAmount', { quantity: quantity ? formatQuantity(quantity) : '–', unit: productUnit.value });
  return (
    <>
      {item.id === '' ? (
        amount
      ) : (
        <button
          ref={button}
          type="button"
          className="vt-opener vt-cart-panel__edit"
          aria-expanded={Editor !== null}
          aria-label={t('cart.changeOf', { amount, name: product.name })}
          onClick={Editor ? close : open}
        >
          {amount}
        </button>
      )}
      {children}
      {Editor && <Editor name={product.name} lines={[item]} mark={button} onClose={close} onRemoved={onRemoved} />}
    </>
  );
}
