import type { EventProduct } from '@/contract/events';
import { resolvePrices } from '@/domain/pricing/shownPrices';
import type { Product } from '@/domain/product';
import { selectListPlace, type WithLists } from '../list/select';
import type { WithSession } from '../session/state';
import { describeProduct } from './lines';

/** Products that the visitor sees, as events tell of them: with the net price of their default unit, where the page shows prices. */
export function describeProducts(
  { session: { page, currency }, ...lists }: WithSession & WithLists,
  products: readonly Product[],
): EventProduct[] {
  const { currencies } = page;
  // VAT in prices is a choice of whoever looks; nobody is told the list price, so that it need not be compared.
  const settings = { ...page.settings, productsWithKdv: false, showListPrice: false };
  return products.map((product) => {
    const shown = resolvePrices(product, product.defaultUnit, { settings, currency, currencies });
    return describeProduct(product, shown.kind === 'price' ? shown.sale : null, 1, selectListPlace(lists, product.id));
  });
}
