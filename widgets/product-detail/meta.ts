import type { WidgetMeta } from '@/page/widgetMeta';

export const about: WidgetMeta = {
  summary: "A product's own page: image, name, codes, description, prices, stock, variants, and what adds it to the cart.",
  data: {
    product: { type: 'object', required: true, says: 'the product: `id`, `name` and whatever else is known of it' },
    children: { type: 'list', says: 'the products of its variant family, each with `variants`' },
    variants: {
      type: 'list',
      says: 'the dimensions of the family, at most three, with all their values; without it they are gathered from `children`',
    },
    campaign: { type: 'object', says: 'a campaign of the product: `name`, `products`' },
  },
  page: ['user', 'currencies', 'store.whatsappControl', 'store.whatsappNumber', 'routes.login', 'routes.search'],
  events: ['vitrin:product-viewed', 'vitrin:before-add', 'vitrin:added-to-cart', 'vitrin:add-refused'],
  pageEvents: ['vitrin:cart-changed', 'vitrin:action-failed', 'vitrin:before-navigate'],
};
