import * as v from 'valibot';
import type { CartItem, CartProduct, CartUnit } from '@/domain/cart/cart';
import type { Money } from '@/domain/money/money';
import { idSchema, numberSchema, orNull, textSchema } from './basics';
import { moneySchema } from './money';
import { identityEntries, specialCodesOf } from './product';

const cartProductSchema: v.GenericSchema<unknown, CartProduct> = v.pipe(
  v.looseObject(identityEntries, 'a product: { id, name, … }'),
  v.transform((raw) => ({
    id: raw.id,
    seo: raw.seo,
    name: raw.name,
    code: raw.code,
    image: raw.image,
    taxRate: raw.taxRate,
    units: raw.units,
    specialCodes: specialCodesOf(raw),
  })),
);

function readNamedPrices(raw: object): Record<string, Money> {
  const prices: Record<string, Money> = {};
  for (const [name, value] of Object.entries(raw)) {
    if (name === 'defaultPrice') continue;
    const price = v.safeParse(moneySchema, value);
    if (price.success) prices[name] = price.output;
  }
  return prices;
}

const cartUnitSchema: v.GenericSchema<unknown, CartUnit> = v.pipe(
  v.looseObject(
    { id: orNull(idSchema), value: textSchema, multiplier: v.nullish(numberSchema, 1), defaultPrice: orNull(moneySchema) },
    'a unit: { value, multiplier, defaultPrice }',
  ),
  v.transform((raw) => ({
    id: raw.id,
    value: raw.value,
    multiplier: raw.multiplier > 0 ? raw.multiplier : 1,
    defaultPrice: raw.defaultPrice,
    namedPrices: readNamedPrices(raw),
  })),
);

/** S1 §3, Cart item. */
export const cartItemSchema: v.GenericSchema<unknown, CartItem> = v.object(
  { id: idSchema, product: cartProductSchema, productUnit: cartUnitSchema, quantity: numberSchema },
  'a cart item: { id, product, productUnit, quantity }',
);

/** The answer of GET /api/catalog/cart: the list itself, or an object that holds it. */
export const cartSchema: v.GenericSchema<unknown, readonly CartItem[]> = v.pipe(
  v.union(
    [
      v.array(v.unknown()),
      v.pipe(
        v.object({ items: v.array(v.unknown()) }),
        v.transform((raw) => raw.items),
      ),
    ],
    'a list of cart items',
  ),
  v.array(cartItemSchema),
);
