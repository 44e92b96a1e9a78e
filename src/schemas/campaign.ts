import * as v from 'valibot';
import type { Campaign, CampaignProduct } from '@/domain/campaign';
import { idSchema, nameSchema, objectOrNull, optionalNumberSchema, optionalTextSchema, textSchema } from './basics';
import { priceSchema } from './money';
import { stockSchema, unitSchema } from './product';

/** S2 §3, Campaign product: a part of what a product of the catalogue has. */
const campaignProductSchema: v.GenericSchema<unknown, CampaignProduct> = v.object(
  {
    id: idSchema,
    seo: textSchema,
    name: nameSchema,
    image: optionalTextSchema,
    quantity: stockSchema,
    defaultUnit: objectOrNull(unitSchema),
    salePrice: priceSchema,
    listPrice: priceSchema,
  },
  'a product: { id, name, … }',
);

/** S2 §3, Campaign. Rows are `rowCount ?? row_count ?? 1`, at least 1 (decision 59). */
export const campaignSchema: v.GenericSchema<unknown, Campaign> = v.pipe(
  v.object(
    {
      name: nameSchema,
      products: v.array(campaignProductSchema, 'a list of products'),
      rowCount: optionalNumberSchema,
      row_count: optionalNumberSchema,
    },
    'a campaign: { name, products, rowCount }',
  ),
  v.transform(({ name, products, rowCount, row_count }) => ({
    name,
    products,
    rows: Math.max(1, Math.floor(rowCount ?? row_count ?? 1)),
  })),
);
