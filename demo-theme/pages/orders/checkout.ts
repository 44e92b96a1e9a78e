import type { Page, Visit } from '../page';

/** Stands in for the checkout: names what the cart page posted. */
export function checkoutPage({ shop, url }: Visit): Page {
  const priceName = url.searchParams.get('advencePrice') ?? '';
  const plans = shop.settings.advencePriceInfo;
  const plan = typeof plans === 'object' ? plans.find((each) => each.priceName === priceName) : undefined;
  return {
    status: 200,
    template: 'checkout',
    title: 'Ödeme',
    description: 'Sepetinizi kartla ödeyin.',
    styles: ['account'],
    data: {
      checkout: {
        crumbs: [{ name: 'Sepetim', path: '/sepet' }, { name: 'Ödeme', path: '/odeme' }],
        note: url.searchParams.get('description') ?? '',
        plan: plan?.name ?? 'Seçilmedi',
        count: shop.cart.items().length,
      },
    },
  };
}
