import { createShop } from '@mocks/shop/shop';
import { container, renderPage } from '@/testing/page';

/** A product of the stand-in shop of one unit, as pages give it. */
const found = createShop().catalogue.all.find(
  ({ units, quantity, salePrice, variantCheck }) =>
    units.length <= 1 && (quantity ?? 0) > 200 && salePrice?.currency === 'TL' && variantCheck === undefined,
);
const priceOf = found?.salePrice?.value;
if (!found?.defaultUnit || priceOf === undefined) throw new Error('the catalogue has no such product');

export const product = found;
/** Of one of it, in TRY and net. */
export const price = priceOf;
/** What adds one of it by script. */
export const request = { productId: found.id, quantity: 1, unit: found.defaultUnit.id };

/** A page with a button that adds it. */
export async function showAdd() {
  const page = await renderPage(container('add-to-cart-button', { product }));
  await window.vitrin?.ready;
  return page;
}

/** The events of that name. */
export const called = (events: readonly CustomEvent[], wanted: string) => events.filter(({ type }) => type === wanted);
