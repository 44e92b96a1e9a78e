import { taxText } from '@/commerce/items/taxText';
import { useTexts } from '@/i18n/useTexts';
import { MissingPrice } from '@/ui/MissingPrice';
import { rowAttributes } from '@/ui/rows/rowPlace';
import { ProductImage } from '@/ui/ProductImage';
import { lineCell } from './lineCell';
import { LinePick } from './LinePick';
import type { LineProps } from './LineRow';
import { RemoveCell } from './RemoveCell';
import { useLineEdits } from './useLineEdits';

/** A line that cannot be read: what can be of it, and its removal. Nothing else of it can be changed. Decision 68. */
export function UnreadRow({ item, pricing, onRemoved, at, isFar, number, isPicked, onPick }: LineProps) {
  const { t } = useTexts();
  const { remove } = useLineEdits(item, pricing, onRemoved);
  const { id, product, productUnit, quantity } = item;
  const { name, code, image } = product;
  return (
    <tr {...rowAttributes({ at, isFar }, 'vt-rows__row vt-cart-lines__row')} role="row" data-line={id}>
      <th className="vt-rows__cell vt-cart-lines__cell vt-cart-lines__cell--product" role="rowheader" scope="row">
        <LinePick item={item} number={number} isPicked={isPicked} onPick={onPick} />
        <span className="vt-cart-lines__photo">
          <ProductImage file={image} alt="" width={40} height={40} className="vt-cart-lines__image" />
        </span>
        <span className="vt-cart-lines__words">
          <span className="vt-cart-lines__name">{name}</span> <span className="vt-cart-lines__code">{code}</span>
          <span className="vt-cart-lines__unsaved">{t('cartPage.unreadLine')}</span>
        </span>
      </th>
      {lineCell('unit', <span className="vt-cart-lines__unit">{productUnit.value}</span>)}
      {pricing.shown && lineCell('price', <MissingPrice />)}
      {lineCell('tax', taxText(product.taxRate, { t }), `+ ${t('cart.tax')}`)}
      {lineCell('quantity', quantity || '-')}
      {pricing.shown && lineCell('total', <MissingPrice />)}
      <RemoveCell name={name} onRemove={id === '' ? null : remove} />
    </tr>
  );
}
