import { memo } from 'react';
import { shortCode, visibleCodes } from '../rules';
import { productHref } from '@/domain/links/product';
import { brandHref, modelHref } from '@/domain/links/search';
import type { Product } from '@/domain/product';
import { NotedAddToCart } from '@/commerce/product/NotedAddToCart';
import { PriceInfoButton } from '@/commerce/product/PriceInfoButton';
import { Prices } from '@/commerce/product/Prices';
import { StockText } from '@/commerce/product/StockText';
import { usePage } from '@/data/hooks';
import { useChosenUnit } from '@/commerce/product/useShown';
import { ProductImage } from '@/ui/ProductImage';

/** One product as a card. S1 §2. */
export const ProductCard = memo(function ProductCard({ product }: { readonly product: Product }) {
  const { settings, routes } = usePage();
  const { brand, model } = product;
  const { code, barcode } = visibleCodes(product, settings.stockNumberType);
  const href = productHref(product);
  const unit = useChosenUnit(product);
  return (
    <li className="vt-list-card">
      {/* The name is the link; this one is for the pointer only. */}
      <a className="vt-list-card__photo" href={href} tabIndex={-1} aria-hidden="true">
        <ProductImage file={product.image} alt="" width={229} height={222} className="vt-list-card__image" />
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
        <Prices product={product} taxSaid={settings.productsWithKdv} />
        <PriceInfoButton product={product} />
      </div>
      <div className="vt-list-card__add">
        <NotedAddToCart product={product} location="list" />
      </div>
    </li>
  );
});
