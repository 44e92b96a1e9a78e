import type { Product } from '@/domain/product';
import { NotedAddToCart } from '@/commerce/product/NotedAddToCart';
import { useCartLoaded } from '@/data/cart/useCart';
import { productIdIn } from './rules';
import './add-to-cart-button.css';

/** The add button of one product, or the notice in its place. S1 §4, decisions 24 and 25. */
export function AddToCartButton({ product }: { readonly product: Product }) {
  useCartLoaded();
  return (
    <div className="vt-add-to-cart">
      <NotedAddToCart product={product} location={isOnPageOf(product) ? 'detail' : 'list'} />
    </div>
  );
}

/** Whether this page is the product's own: elsewhere there are no variants to choose from (S1 §5). */
function isOnPageOf({ id, specialCodes }: Product): boolean {
  const shown = productIdIn(location.pathname);
  return shown !== null && [String(id), specialCodes.ozelkod2?.trim()].includes(shown);
}
