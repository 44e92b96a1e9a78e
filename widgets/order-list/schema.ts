import * as v from 'valibot';
import { productHref } from '@/domain/links/product';
import type { Order, OrderLine } from './rules';
import {
  nameSchema as filledTextSchema,
  idSchema,
  listOf,
  numberSchema,
  objectOrNull,
  optionalNumberSchema,
  optionalTextSchema,
  orNull,
  pageAddressSchema,
  textSchema,
} from '@/schemas/basics';
import { recordEntries, recordPriceSchema } from '@/schemas/records';

/** A name, bare or as that field of an object; '' where it cannot be read, because an order counts without it. */
const nameSchema = (field: 'name' | 'value'): v.GenericSchema<unknown, string> =>
  v.fallback(
    v.union([
      textSchema,
      v.pipe(
        v.object({ [field]: textSchema }),
        v.transform((thing) => thing[field] ?? ''),
      ),
    ]),
    '',
  );

/** Where the product of a line is told: an address, or the slug and id of which its page's is made (S1 §2, decision 61). */
const linkEntries = {
  link: v.fallback(orNull(pageAddressSchema), null),
  product: v.fallback(orNull(v.object({ id: idSchema, seo: filledTextSchema })), null),
};

const lineSchema: v.GenericSchema<unknown, OrderLine> = v.pipe(
  v.object({
    image: optionalTextSchema,
    code: textSchema,
    name: textSchema,
    quantity: numberSchema,
    unit: nameSchema('value'),
    defaultUnit: nameSchema('value'),
    price: objectOrNull(recordPriceSchema, 'value'),
    // It says more of the order; what makes no sense must not take the order away.
    exchangeRate: v.fallback(optionalNumberSchema, null),
    ...linkEntries,
  }),
  v.transform(({ unit, defaultUnit, link, product, ...line }) => ({
    ...line,
    unit: unit || defaultUnit,
    href: link ?? (product && productHref(product)),
  })),
);

/** S2 §3, Order. */
export const orderSchema: v.GenericSchema<unknown, Order> = v.pipe(
  v.object({
    ...recordEntries,
    createdBy: nameSchema('name'),
    customer: nameSchema('name'),
    status: nameSchema('name'),
    orderItems: listOf(lineSchema),
  }),
  v.transform(({ isCancel, createdBy, customer, orderItems, ...order }) => ({
    ...order,
    isCancelled: isCancel,
    createdBy: createdBy || customer,
    lines: orderItems,
  })),
);

/** Whose orders a page lists, where it says so. S2 §7. */
export const customerSchema = v.object({ customer: nameSchema('name') });
