import { memo, useId } from 'react';
import { taxText } from '@/commerce/items/taxText';
import type { CartItem } from '@/domain/cart/cart';
import type { Id } from '@/domain/id';
import { productHref } from '@/domain/links/product';
import type { Money } from '@/domain/money/money';
import { useTexts } from '@/i18n/useTexts';
import { rowAttributes, type RowPlace } from '@/ui/rows/rowPlace';
import { HiddenText } from '@/ui/HiddenText';
import { ProductImage } from '@/ui/ProductImage';
import { QuantityInput } from '@/ui/QuantityInput';
import { TotalCell, UnitPriceCell } from './LinePriceCells';
import { linePrices, type LinePricing } from './linePrices';
import { lineCell } from './lineCell';
import { LinePick } from './LinePick';
import { LineUnit } from './LineUnit';
import { RemoveCell } from './RemoveCell';
import type { Removed } from '@/commerce/removal/useRemoved';
import { useLineEdits } from './useLineEdits';

export interface LineProps extends RowPlace {
  readonly item: CartItem;
  readonly pricing: LinePricing;
  /** Its last edit has failed. */
  readonly isUnsaved: boolean;
  readonly onRemoved: (removed: Removed) => void;
  /** In the cart; this and what follows only of a large one. */
  readonly number?: number;
  readonly isPicked?: boolean;
  /** The cart holds more of the product than there is. */
  readonly isShort?: boolean;
  /** What it cost when it was last seen. */
  readonly priceBefore?: Money | undefined;
  readonly onPick?: (id: Id) => void;
}

/** One line of the cart. It renders again when it changes itself, and for no other line. Decisions 17, 27 and 30. */
export const LineRow = memo(function LineRow(props: LineProps) {
  const { item, pricing, isUnsaved, onRemoved, at, isFar, isShort = false, priceBefore, ...pick } = props;
  const { t } = useTexts();
  const edits = useLineEdits(item, pricing, onRemoved);
  const { product, quantity } = item;
  const { name } = product;
  const noteId = useId();
  const href = productHref(product);
  const prices = linePrices(item, pricing);
  return (
    <tr {...rowAttributes({ at, isFar }, 'vt-rows__row vt-cart-lines__row')} role="row" data-line={item.id}>
      <th className="vt-rows__cell vt-cart-lines__cell vt-cart-lines__cell--product" role="rowheader" scope="row">
        <LinePick item={item} {...pick} />
        {/* The name is the link; this one is for the pointer only. */}
        <a className="vt-cart-lines__photo" href={href} tabIndex={-1} aria-hidden="true">
          <ProductImage file={product.image} alt="" width={40} height={40} className="vt-cart-lines__image" />
        </a>
        <span className="vt-cart-lines__words">
          <a className="vt-cart-lines__name" href={href}>
            {name}
          </a>{' '}
          <span className="vt-cart-lines__code">{product.code}</span>
          {isShort && <span className="vt-cart-lines__note">{t('cartPage.short')}</span>}
          {isUnsaved && (
            <span className="vt-cart-lines__unsaved" id={noteId} role="alert">
              <HiddenText>{name}: </HiddenText>
              {t('cartPage.unsaved')}
            </span>
          )}
        </span>
      </th>
      {lineCell('unit', <LineUnit item={item} onChoose={edits.chooseUnit} />)}
      {pricing.shown && <UnitPriceCell item={item} pricing={pricing} prices={prices} before={priceBefore} />}
      {lineCell('tax', taxText(product.taxRate, { t }), `+ ${t('cart.tax')}`)}
      {lineCell(
        'quantity',
        <QuantityInput
          name={name}
          amount={quantity}
          describedBy={isUnsaved ? noteId : undefined}
          compact
          onStep={edits.step}
          onType={edits.type}
        />,
      )}
      {pricing.shown && <TotalCell prices={prices} />}
      <RemoveCell name={name} onRemove={edits.remove} />
    </tr>
  );
});
