import type { Product } from '@/domain/product';
import { PriceInfoButton } from '../PriceInfoButton';
import { Prices } from '../Prices';
import '../css/product-price.css';

/** The prices of one product, and its prices by payment plan. S1 §2. */
export function ProductPrice({ product }: { readonly product: Product }) {
  return (
    <div className="vt-product-price">
      <Prices product={product} />
      <span className="vt-product-price__info">
        <PriceInfoButton product={product} />
      </span>
    </div>
  );
}
