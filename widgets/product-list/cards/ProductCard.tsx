import { memo } from 'react';
import { shortCode, visibleCodes } from '../rules';
import { productHref } from '@/domain/links/product';
import { brandHref, modelHref } from '@/domain/links/search';
import type { Product } from '@/domain/product';
import { OwnCartMark } from '@/commerce/product/inCart/CartMark';
import { NotedAddToCart } from '@/commerce/product/NotedAddToCart';
import { PriceInfoButton } from '@/commerce/product/PriceInfoButton';
import { Prices } from '@/commerce/product/Prices';
import { StockText } from '@/commerce/product/StockText';
import { UnitChoice } from '@/commerce/product/UnitChoice';
import { useAppSelector, usePage } from '@/data/hooks';
import { selectIsWithTax } from '@/data/session/display';
import { useChosenUnit } from '@/commerce/product/useShown';
import { ProductImage } from '@/ui/ProductImage';
import type { ListKeys } from '../keys/useListKeys';
import { CardQuantity } from './CardQuantity';

interface Props {
  readonly product: Product;
  readonly keys: ListKeys | null;
  /** In an order sheet a quantity stands in the place of the button. */
  readonly isTogether: boolean;
  /** It stands in the first row. */
  readonly isFirst: boolean;
}

/** One product as a card. S1 §2. */
export const ProductCard = memo(function ProductCard({ product, keys, isTogether, isFirst }: Props) {
  const { settings, routes } = usePage();
  const { brand, model } = product;
  const { code, barcode } = visibleCodes(product, settings.stockNumberType);
  const href = productHref(product);
  const unit = useChosenUnit(product);
  const isWithTax = useAppSelector(selectIsWithTax);
  return (
    <li className="vt-list-card">
      {/* The name is the link; this one is for the pointer only. */}
      <a className="vt-list-card__photo" href={href} tabIndex={-1} aria-hidden="true">
        <ProductImage file={product.image} alt="" width={229} height={222} isFirst={isFirst} className="vt-list-card__image" />
      </a>
      <h3 className="vt-list-card__title">
        <a className="vt-list-card__name" href={href} title={product.name}>
          {product.name}
        </a>
      </h3>
      <div className="vt-list-card__codes">
        {[code, barcode].map(
          (shown, place) =>
            shown !== null && (
              <span key={place} className="vt-list-card__code" title={shown}>
                {shortCode(shown)}
              </span>
            ),
        )}
      </div>
      <div className="vt-list-card__makers">
        {brand?.name && (
          <a className="vt-list-card__maker" href={brandHref(routes.search, brand.code)}>
            {brand.name}
          </a>
        )}
        {model?.name && (
          <a className="vt-list-card__maker" href={modelHref(routes.search, brand?.code ?? null, model.id)}>
            {model.name}
          </a>
        )}
      </div>
      <div className="vt-list-card__stock">
        <StockText product={product} unit={unit} />
      </div>
      <div className="vt-list-card__prices">
        <Prices product={product} taxSaid={isWithTax} />
        <PriceInfoButton product={product} />
      </div>
      <div className="vt-list-card__add">
        <UnitChoice product={product} unit={unit} />
        {isTogether ? <CardQuantity product={product} keys={keys} /> : <NotedAddToCart product={product} location="card" />}
        <OwnCartMark product={product} />
      </div>
    </li>
  );
});
