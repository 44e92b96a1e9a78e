import * as v from 'valibot';
import type { Currency } from '@/domain/money/currency';
import type { Money } from '@/domain/money/money';
import { flagSchema, idSchema, nameSchema, numberSchema } from './basics';

/** A currency reference: id, code, or an object that carries either (decision 1). */
export const currencyRefSchema = v.pipe(
  v.union(
    [
      v.pipe(v.string(), v.minLength(1)),
      v.number(),
      v.looseObject({ code: v.pipe(v.string(), v.minLength(1)) }),
      v.looseObject({ id: idSchema }),
    ],
    'a currency: its code, its id, or { code }',
  ),
  v.transform((ref) => {
    if (typeof ref !== 'object') return String(ref);
    return 'code' in ref ? String(ref.code) : String(ref.id);
  }),
);

/** `{ value, currency }`; a price without a currency is in TRY. */
export const moneySchema: v.GenericSchema<unknown, Money> = v.object(
  { value: numberSchema, currency: v.nullish(currencyRefSchema, 'TRY') },
  'a price: { value, currency }',
);

/** One entry of the page's `currencies`. A missing or unreadable rate is 0, which converts nothing (decision 14). */
export const currencySchema: v.GenericSchema<unknown, Currency> = v.pipe(
  v.object({
    id: idSchema,
    code: nameSchema,
    exchangeRate: v.fallback(numberSchema, 0),
    default: flagSchema,
  }),
  v.transform(({ default: isDefault, ...currency }) => ({ ...currency, isDefault })),
);
