import * as v from 'valibot';
import { isWebAddress } from '@/domain/links/webAddress';
import type { AdminCart } from './rules';
import { numberSchema, optionalTextSchema, orNull, textSchema } from '@/schemas/basics';
import { recordPriceSchema } from '@/schemas/records';

/** Relative links are the shop's own, on whatever page they stand. */
const SHOP = 'http://shop';

const itemSchema = v.object(
  {
    productName: textSchema,
    productCode: textSchema,
    productQuantity: numberSchema,
    productUnit: v.fallback(textSchema, ''),
    // A link that cannot be followed takes nothing from what the line says.
    link: v.pipe(
      v.optional(v.unknown(), null),
      v.transform((link) => (typeof link === 'string' && link && isWebAddress(link, SHOP) ? link : null)),
    ),
  },
  'a line: { productName, … }',
);

/** S2 §3, Admin cart. */
export const adminCartSchema: v.GenericSchema<unknown, AdminCart> = v.object(
  {
    userName: optionalTextSchema,
    items: v.array(itemSchema, 'a list of lines'),
    // They say more of the cart; what makes no sense must not take it away.
    total: v.fallback(orNull(recordPriceSchema), null),
    updatedAt: v.fallback(textSchema, ''),
  },
  'a cart: { userName, items }',
);
