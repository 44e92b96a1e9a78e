import * as v from 'valibot';
import { TRY, type Currency } from '@/domain/money/currency';
import type { Money } from '@/domain/money/money';
import { flagSchema, idSchema, isText, nameSchema, numberSchema, objectOrNull } from './basics';

/** The code or id that a currency reference names; '' where it names none (decision 1). */
function currencyRef(ref: unknown): string {
  const { code, id } = Object(ref) as { readonly code?: unknown; readonly id?: unknown };
  const named = isText(ref) ? ref : code || id;
  return isText(named) ? String(named) : '';
}

/** A currency reference: id, code, or an object that carries either (decision 1). */
export const currencyRefSchema = v.pipe(
  v.custom<unknown>((ref) => currencyRef(ref) !== '', 'a currency: its code, its id, or { code }'),
  v.transform(currencyRef),
);

/** The same; `usual` where nothing is named. */
export const currencyOr = (usual: string) =>
  v.pipe(
    objectOrNull(currencyRefSchema),
    v.transform((ref) => ref ?? usual),
  );

/** `{ value, currency }`; a price without a currency is in TRY. */
export const moneySchema: v.GenericSchema<unknown, Money> = v.object(
  { value: numberSchema, currency: currencyOr(TRY) },
  'a price: { value, currency }',
);

/** The same, or null where there is no price. */
export const priceSchema = objectOrNull(moneySchema, 'value');

/** One entry of the page's `currencies`. A missing or unreadable rate is 0, which converts nothing (decision 14). */
export const currencySchema: v.GenericSchema<unknown, Currency> = v.pipe(
  v.object(
    { id: idSchema, code: nameSchema, exchangeRate: v.fallback(numberSchema, 0), default: flagSchema },
    'a currency: { id, code, exchangeRate }',
  ),
  v.transform(({ default: isDefault, ...currency }) => ({ ...currency, isDefault })),
);
