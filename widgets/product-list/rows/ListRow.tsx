import { memo } from 'react';
import { visibleCodes } from '@/domain/code';
import { productHref } from '@/domain/links/product';
import { brandHref, modelHref } from '@/domain/links/search';
import { shownPrices } from '@/domain/pricing/shownPrices';
import type { Product } from '@/domain/product';
import { unitOf } from '@/domain/units';
import { useTexts } from '@/i18n/useTexts';
import { AddToCart } from '@/product/AddToCart';
import { QuantityBox } from '@/product/QuantityBox';
import { StockText } from '@/product/StockText';
import { UnitNote } from '@/product/UnitNote';
import type { PurchaseOptions } from '@/store/purchase';
import { ProductImage } from '@/ui/ProductImage';
import { isAddable } from './addable';
import type { RowContext } from './columns';
import { PriceCells } from './PriceCells';

interface Props {
  readonly product: Product;
  /** What is chosen of it. */
  readonly choice: PurchaseOptions;
  /** It is being added just now. */
  readonly adding: boolean;
  readonly context: RowContext;
}

/**
 * One product of the table. It renders again when its own quantity, unit or busy state changes, and for nothing else:
 * so `context` must stay the same object.
 */
export const ListRow = memo(function ListRow({ product, choice, adding, context }: Props) {
  const { t } = useTexts();
  const unit = unitOf(product, choice.unitId);
  const { columns, labels, page, prices } = context;
  const { brand, model, name, taxRate, specialCodes: { ozelkod: special } } = product;
  const { code, barcode } = visibleCodes(product, page.settings.stockNumberType);
  const href = productHref(product);
  const canAdd = isAddable(product, unit, page);
  return (
    <tr className="vt-list-rows__row" role="row">
      <td className="vt-list-rows__cell vt-list-rows__at--image" role="cell">
        {/* The name is the link; this one is for the pointer only. */}
        <a className="vt-list-rows__photo" href={href} tabIndex={-1} aria-hidden="true">
          <ProductImage file={product.image} alt="" width={80} height={80} className="vt-list-rows__image" />
        </a>
      </td>
      {columns.code && (
        <td className="vt-list-rows__cell vt-list-rows__at--code" role="cell" data-label={labels.code}>
          {code !== null && <span className="vt-list-rows__code">{code}</span>}
          {barcode !== null && <span className="vt-list-rows__code vt-list-rows__code--bar">{barcode}</span>}
        </td>
      )}
      <td className="vt-list-rows__cell vt-list-rows__at--name" role="cell">
        <a className="vt-list-rows__name" href={href} title={name}>{name}</a>
      </td>
      {columns.brand && (
        <td className="vt-list-rows__cell vt-list-rows__at--brand" role="cell" data-label={brand?.name && labels.brand}>
          {brand?.name && (
            <a className="vt-list-rows__link" href={brandHref(page.routes.search, brand.code)} title={brand.name}>{brand.name}</a>
          )}
        </td>
      )}
      {columns.model && (
        <td className="vt-list-rows__cell vt-list-rows__at--model" role="cell" data-label={model?.name && labels.model}>
          {model?.name && (
            <a
              className="vt-list-rows__link vt-list-rows__link--model"
              href={modelHref(page.routes.search, brand?.code ?? null, model.id)}
              title={model.name}
            >
              {model.name}
            </a>
          )}
        </td>
      )}
      {columns.special !== null && (
        <td className="vt-list-rows__cell vt-list-rows__at--special" role="cell" data-label={special && columns.special}>{special}</td>
      )}
      <td className="vt-list-rows__cell vt-list-rows__at--quantity" role="cell">
        {canAdd && <QuantityBox product={product} amount={choice.amount} rules="list" compact steps={labels.steps} />}
        {canAdd && unit && unit.multiplier !== 1 && <UnitNote product={product} unit={unit} />}
      </td>
      <PriceCells product={product} shown={shownPrices(product, unit, prices)} context={context} />
      <td className="vt-list-rows__cell vt-list-rows__at--tax" role="cell" data-label={labels.tax}>
        {t('list.taxRate', { rate: taxRate })}
      </td>
      {columns.stock && (
        <td className="vt-list-rows__cell vt-list-rows__at--stock" role="cell" data-label={labels.stock}>
          <StockText product={product} unit={unit} />
        </td>
      )}
      <td className={`vt-list-rows__cell vt-list-rows__at--add${canAdd ? '' : ' vt-list-rows__at--notice'}`} role="cell">
        <AddToCart product={product} unit={unit} adding={adding} location="list" compact text={labels.addText} />
      </td>
    </tr>
  );
});
