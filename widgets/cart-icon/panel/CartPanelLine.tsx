import { memo } from 'react';
import type { Removed } from '@/commerce/removal/useRemoved';
import type { CartItem } from '@/domain/cart/cart';
import { cartUnitPrice, lineTotal } from '@/domain/cart/linePrice';
import { miniCartHref } from '@/domain/links/product';
import { convertPrice } from '@/domain/money/convert';
import { useAppSelector } from '@/data/hooks';
import { ExactPrice } from '@/ui/ExactPrice';
import { MoneyText } from '@/ui/MoneyText';
import { ProductImage } from '@/ui/ProductImage';
import { LineAmount } from './LineAmount';

interface Props {
  readonly item: CartItem;
  /** It comes into sight by scrolling. */
  readonly isFar: boolean;
  readonly showsPrices: boolean;
  readonly onRemoved: (removed: Removed) => void;
}

/** One line of the mini cart. Prices are net, tax stands with the totals (decision 17). S1 §2. */
export const CartPanelLine = memo(function CartPanelLine({ item, isFar, showsPrices, onRemoved }: Props) {
  const { product, productUnit, quantity } = item;
  const currency = useAppSelector(({ session }) => session.currency);
  const currencies = useAppSelector(({ session }) => session.page.currencies);
  const stored = showsPrices ? cartUnitPrice(productUnit, null) : null;
  const price = stored && convertPrice(stored, currency, currencies);
  const total = price && lineTotal(price, quantity);

  return (
    <li className={isFar ? 'vt-cart-panel__line vt-cart-panel__line--far' : 'vt-cart-panel__line'} data-line={item.id}>
      <ProductImage file={product.image} alt="" width={60} height={60} className="vt-cart-panel__image" />
      <span className="vt-cart-panel__words">
        {/* Of a line whose product could not be read it leads nowhere. */}
        <a className="vt-cart-panel__name" href={product.id === '' ? undefined : miniCartHref(product)}>
          {product.name}
        </a>
        <span className="vt-cart-panel__code">{product.code}</span>
        <span className="vt-cart-panel__amount">
          <LineAmount item={item} onRemoved={onRemoved}>
            {price && total && (
              <>
                {' '}
                × <MoneyText money={price} className="vt-cart-panel__money" />
                <ExactPrice price={price} quantity={quantity} amount={total} />
              </>
            )}
          </LineAmount>
        </span>
      </span>
      {total && <MoneyText money={total} className="vt-cart-panel__money vt-cart-panel__price" />}
    </li>
  );
});
