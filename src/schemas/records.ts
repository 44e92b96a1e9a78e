import * as v from 'valibot';
import { TRY } from '@/domain/money/currency';
import type { Money } from '@/domain/money/money';
import { flagSchema, idSchema, nameSchema, numberSchema, objectOrNull, optionalNumberSchema, textSchema } from './basics';
import { moneySchema } from './money';

/** A price of an order or offer: `{ value, currency }`, or a bare number, which is in TRY (S2 §9). */
export const recordPriceSchema: v.GenericSchema<unknown, Money> = v.union(
  [
    moneySchema,
    v.pipe(
      numberSchema,
      v.transform((value) => ({ value, currency: TRY })),
    ),
  ],
  'a price: { value, currency }, or a number',
);

/** The zones of PHP that say how far they are from UTC; of a named one the date is taken for the shop's own time. */
const UTC = /^(?:UTC|Z|[+-]\d\d:\d\d)$/;

/** A date, or what PHP makes of one: `{ date, timezone }`. It only says more of an order, and takes none away (decision 68). */
const dateSchema: v.GenericSchema<unknown, string> = v.fallback(
  v.union([
    textSchema,
    v.pipe(
      v.object({ date: textSchema, timezone: v.fallback(textSchema, '') }),
      // A day without a time has no zone.
      v.transform(({ date, timezone }) =>
        date.includes(':') && UTC.test(timezone) ? date + timezone.replace('UTC', 'Z') : date,
      ),
    ),
  ]),
  '',
);

/** What orders and offers have alike. S2 §3. */
export const recordEntries = {
  id: idSchema,
  orderNo: nameSchema,
  date: dateSchema,
  isCancel: flagSchema,
  total: objectOrNull(recordPriceSchema, 'value'),
};

/** What the answers about them have alike. S2 §7. */
export const recordPageEntries = { total: optionalNumberSchema, page: optionalNumberSchema, pages: optionalNumberSchema };
