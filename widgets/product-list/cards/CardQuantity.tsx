import { AddToCart } from '@/commerce/product/AddToCart';
import { QuantityBox } from '@/commerce/product/QuantityBox';
import { useChoice } from '@/commerce/product/useShown';
import { selectIsInCart } from '@/data/cart/selectProduct';
import { useAppSelector, usePage } from '@/data/hooks';
import type { Product } from '@/domain/product';
import type { ListKeys } from '../keys/useListKeys';
import { isAddable } from '../rows/addable';

interface Props {
  readonly product: Product;
  readonly keys: ListKeys | null;
}

/** The quantity of a card in an order sheet, or the notice in its place. */
export function CardQuantity({ product, keys }: Props) {
  const page = usePage();
  const { choice, unit } = useChoice(product);
  const isInCart = useAppSelector((state) => selectIsInCart(state, product.id));
  if (!choice.sheet && !isAddable(product, unit, page))
    return <AddToCart product={product} unit={unit} location="list" adding={false} />;
  return (
    <div className="vt-list-card__quantity">
      <QuantityBox {...{ product, choice, unit, isInCart }} rules="sheet" keys={keys?.(product)} />
    </div>
  );
}
