import * as v from 'valibot';
import { isPageAddress } from '@/domain/links/address';
import { imageHref } from '@/domain/links/image';
import type { Offer, OfferLine, OfferSender } from './rules/offer';
import { idSchema, listOf, numberSchema, optionalNumberSchema, optionalTextSchema, textSchema } from '@/schemas/basics';
import { recordEntries, recordPriceSchema } from '@/schemas/records';

const lineSchema: v.GenericSchema<unknown, OfferLine> = v.object(
  {
    id: idSchema,
    code: textSchema,
    name: textSchema,
    image: optionalTextSchema,
    quantity: numberSchema,
    price: recordPriceSchema,
    profit: v.pipe(
      optionalNumberSchema,
      v.transform((profit) => profit ?? 0),
    ),
    taxRate: optionalNumberSchema,
  },
  'an offer item: { id, code, name, quantity, price, profit, taxRate }',
);

const customerEntries = {
  customerName: textSchema,
  customerCompanyName: textSchema,
  customerEmail: textSchema,
  customerPhone: textSchema,
};

/** S2 §3, Offer. */
export const offerSchema: v.GenericSchema<unknown, Offer> = v.pipe(
  v.object(
    { ...recordEntries, ...customerEntries, offerItems: listOf(lineSchema) },
    'an offer: { id, orderNo, date, isCancel, offerItems }',
  ),
  v.transform(({ id, orderNo, date, total, isCancel, offerItems, ...customer }) => ({
    id,
    orderNo,
    date,
    total,
    isCancelled: isCancel,
    lines: offerItems,
    customer,
  })),
);

/** Who hands the offers of a page on. Its logo is an address, or the name of a file below `/images/` (decision 61). S2 §3. */
export const offerSenderSchema: v.GenericSchema<unknown, OfferSender> = v.pipe(
  v.object({
    user_logo: optionalTextSchema,
    user_address: v.nullish(
      v.object({ name: textSchema, address: textSchema, number: textSchema, town: textSchema, city: textSchema }),
      {},
    ),
  }),
  v.transform(({ user_logo: logo, user_address: { name, address, number, town, city } }) => ({
    logo: logo === null || isPageAddress(logo) ? logo : imageHref(logo),
    name,
    lines: [joinParts(' No: ', address, number), joinParts(' / ', town, city)],
  })),
);

function joinParts(between: string, ...parts: readonly string[]): string {
  return parts.filter(Boolean).join(between);
}
