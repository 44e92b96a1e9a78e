import { useRef } from 'react';
import { areSameLines, linesOf, selectLinesByProduct } from '@/data/cart/selectProduct';
import { useAppSelector } from '@/data/hooks';
import { formatInCart } from '@/domain/cart/inCart';
import type { CartItem } from '@/domain/cart/cart';
import { isEditOf } from '@/domain/cart/edits';
import type { Product } from '@/domain/product';
import { useTexts } from '@/i18n/useTexts';
import { lazyPart } from '@/ui/lazyPart';
import { useDialog } from '../../useDialog';
import { RowNote } from '../RowNote';
import '@/ui/css/opener.css';
import '../css/in-cart.css';

const editor = lazyPart(() => import('./CartLines'), 'CartLines');

interface Props {
  readonly product: Pick<Product, 'id' | 'name'>;
  /** Its lines in the cart. */
  readonly lines: readonly CartItem[];
}

/** 'Sepette 3 PAKET': opens the cart's lines of a product where it stands, to change or remove them. Nothing while there are none. */
export function CartMark({ product: { name }, lines }: Props) {
  const { t } = useTexts();
  const { Dialog: Editor, open, close } = useDialog(editor);
  const button = useRef<HTMLButtonElement>(null);
  const unsaved = useAppSelector(({ cart }) => cart.unsaved);
  const amount = formatInCart(lines);
  if (amount === '') return null;
  return (
    <span className="vt-in-cart">
      <button
        ref={button}
        type="button"
        className="vt-opener vt-in-cart__mark"
        aria-expanded={Editor !== null}
        aria-label={t('product.inCartOf', { amount, name })}
        onClick={Editor ? close : open}
      >
        {t('product.inCart', { amount })}
      </button>
      {Editor ? (
        <Editor name={name} lines={lines} mark={button} onClose={close} />
      ) : (
        // What was taken out, and closed this by that, would be back without a word.
        unsaved.some((edit) => lines.some(({ id }) => isEditOf(edit, id))) && (
          <RowNote role="alert" message={{ key: 'product.cartUnsaved' }} />
        )
      )}
    </span>
  );
}

/** The same for a product that stands alone: it looks for its lines itself. */
export function OwnCartMark({ product }: Pick<Props, 'product'>) {
  const lines = useAppSelector((state) => linesOf(selectLinesByProduct(state), product.id), areSameLines);
  // Without lines nothing is open any more: those that come later would take the focus.
  return lines.length > 0 && <CartMark product={product} lines={lines} />;
}
