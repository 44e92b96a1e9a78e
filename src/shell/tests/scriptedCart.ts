import { type PageInTest } from '@/testing/page';

/** The script API. */
export function vitrin() {
  if (!window.vitrin) throw new Error('the script has not started');
  return window.vitrin;
}

/** A product that can be added, and its unit. */
export function sellable({ shop }: PageInTest) {
  const product = shop.catalogue.all.find(({ quantity, defaultUnit }) => Number(quantity) > 500 && defaultUnit?.multiplier === 1);
  if (!product?.defaultUnit) throw new Error('the seed has no such product');
  return { productId: product.id, quantity: 2, unit: product.defaultUnit.id };
}

/** What the shop was asked, in order. */
export const calls = ({ shop }: PageInTest) => shop.requests.map(({ method, path }) => `${method} ${path}`);
