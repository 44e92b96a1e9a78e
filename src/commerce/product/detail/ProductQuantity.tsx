import { sellingPrice } from '@/domain/pricing/shownPrices';
import type { Product } from '@/domain/product';
import { addAreaVisible } from '@/domain/stock/addButton';
import { QuantityBox } from '../QuantityBox';
import { UnitChoice } from '../UnitChoice';
import { UnitNote } from '../UnitNote';
import { useChoice } from '../useShown';
import { selectIsInCart } from '@/data/cart/selectProduct';
import { useAppSelector, usePage } from '@/data/hooks';
import '../css/product-quantity.css';

/** Quantity and unit of one product; nothing where it cannot be bought. S1 §4, decisions 25, 29 and 30. */
export function ProductQuantity({ product }: { readonly product: Product }) {
  const { settings } = usePage();
  const { choice, unit } = useChoice(product);
  const isInCart = useAppSelector((state) => selectIsInCart(state, product.id));
  // By the default unit: a chosen unit without a price must not take the choice of another away.
  const salePrice = sellingPrice(product, product.defaultUnit);
  if (!addAreaVisible({ salePrice, quantity: product.quantity, settings })) return null;
  return (
    <div className="vt-product-quantity">
      <QuantityBox product={product} choice={choice} unit={unit} isInCart={isInCart} rules="detail" />
      {product.units.length > 1 ? <UnitChoice product={product} unit={unit} /> : <UnitNote product={product} unit={unit} />}
    </div>
  );
}
