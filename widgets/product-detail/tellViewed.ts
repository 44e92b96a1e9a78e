import type { Product } from '@/domain/product';
import { emit } from '@/runtime/page/events';
import type { AppThunk } from '@/data/apiThunk';
import { describeProducts } from '@/data/events/seen';
import type { WithLists } from '@/data/list/select';
import type { WithSession } from '@/data/session/state';

/** Tells the page that the visitor sees this product's own page (`vitrin:product-viewed`). */
export function tellViewed(product: Product, container: HTMLElement): AppThunk<WithSession & WithLists> {
  return (_, getState) => {
    const { id: productId, name, code } = product;
    emit(container, 'vitrin:product-viewed', { productId, name, code, products: describeProducts(getState(), [product]) });
  };
}
