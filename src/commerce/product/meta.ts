import type { WidgetMeta } from '@/page/widgetMeta';

/** What the container of a widget of one product says (`defineProductWidget`). Contract §2. */
export const productMeta: Pick<WidgetMeta, 'options' | 'data'> = {
  options: {
    'data-product-id': {
      values: 'the id of a product',
      otherwise: "the child JSON's `product`",
      says: 'Names a product that the page JSON (`products`) or another container gives.',
    },
  },
  data: {
    product: {
      type: 'object',
      orOption: 'data-product-id',
      says: 'the product: `id`, `name` and whatever else is known of it; in the place of `data-product-id`',
    },
  },
};
