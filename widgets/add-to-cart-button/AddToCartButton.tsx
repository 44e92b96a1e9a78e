import type { Product } from '@/domain/product';
import { AddToCart } from '@/product/AddToCart';
import { useCartLoaded } from '@/store/cart/useCart';
import './add-to-cart-button.css';

/** The add button of one product, or the notice in its place. S1 §4, decisions 24 and 25. */
export function AddToCartButton({ product }: { readonly product: Product }) {
  useCartLoaded();
  return <div className="vt-add-to-cart"><AddToCart product={product} place="detail" /></div>;
}
