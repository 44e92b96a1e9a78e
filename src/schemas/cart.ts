import * as v from 'valibot';
import type { CartItem, CartProduct, CartUnit } from '@/domain/cart/cart';
import type { Money } from '@/domain/money/money';
import { idSchema, numberSchema, optionalTextSchema, orNull, textSchema } from './basics';
import type { EntriesComplaint } from './entriesComplaint';
import { moneySchema, priceSchema } from './money';
import { brandSchema, identityEntries, multiplierSchema, specialCodesOf, stockSchema } from './product';
import { describeProblem, read, readSurely } from './read';

const cartProductSchema: v.GenericSchema<unknown, CartProduct> = v.pipe(
  v.looseObject(
    {
      ...identityEntries,
      brand: v.fallback(orNull(brandSchema), null),
      quantity: v.optional(v.fallback(stockSchema, Infinity), Infinity),
    },
    'a product: { id, name, … }',
  ),
  v.transform((raw) => ({
    id: raw.id,
    seo: raw.seo,
    name: raw.name,
    code: raw.code,
    image: raw.image,
    brand: raw.brand,
    taxRate: raw.taxRate,
    quantity: raw.quantity,
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
    { id: orNull(idSchema), value: textSchema, multiplier: multiplierSchema, defaultPrice: priceSchema },
    'a unit: { value, multiplier, defaultPrice }',
  ),
  v.transform((raw) => ({
    id: raw.id,
    value: raw.value,
    multiplier: raw.multiplier,
    defaultPrice: raw.defaultPrice,
    namedPrices: readNamedPrices(raw),
  })),
);

/** S1 §3, Cart item. Its unit has no id there: what it is called and holds tells it among those of the product. */
export const cartItemSchema: v.GenericSchema<unknown, CartItem> = v.pipe(
  v.object(
    { id: idSchema, product: cartProductSchema, productUnit: cartUnitSchema, quantity: numberSchema },
    'a cart item: { id, product, productUnit, quantity }',
  ),
  v.transform((item) => {
    const { id, value, multiplier } = item.productUnit;
    const same = item.product.units.find((unit) => unit.value === value && unit.multiplier === multiplier);
    return { ...item, productUnit: { ...item.productUnit, id: id ?? same?.id ?? null } };
  }),
);

const NOTHING = { id: '', seo: '', name: '', code: '', image: null };
const shownText = v.fallback(textSchema, '');
const shownId = v.fallback(idSchema, '');

/** What can be shown of a line that cannot be read. No price: what is wrong may be its unit or its currency. */
const shownItemSchema = v.object({
  id: shownId,
  quantity: v.fallback(numberSchema, 0),
  product: v.fallback(
    v.object({ id: shownId, seo: shownText, name: shownText, code: shownText, image: v.fallback(optionalTextSchema, null) }),
    NOTHING,
  ),
  productUnit: v.fallback(v.object({ value: shownText }), { value: '' }),
});

/** A line of the cart. One that cannot be read has `unread`, and as much else as can be (decision 68). Never throws. */
export function readCartLine(raw: unknown): CartItem {
  const item = read(cartItemSchema, raw);
  if (item.ok) return item.value;
  const { product, productUnit, ...line } = readSurely(shownItemSchema, Object(raw));
  return {
    ...line,
    product: {
      ...product,
      name: product.name || product.code || '-',
      brand: null,
      taxRate: null,
      quantity: Infinity,
      units: [],
      specialCodes: {},
    },
    productUnit: { id: null, value: productUnit.value, multiplier: 1, defaultPrice: null, namedPrices: {} },
    unread: item.problem,
  };
}

/** {@link readCartLine} as a schema. */
export const cartLineSchema: v.GenericSchema<unknown, CartItem> = v.pipe(v.unknown(), v.transform(readCartLine));

/** What there is to complain of among the lines of a cart, whose places follow `path`; null where all could be read. */
export function unreadComplaint(items: readonly CartItem[], path = ''): EntriesComplaint | null {
  const unread = items.flatMap(({ unread: part }, place) => (part ? [{ ...part, field: `${path}${place}.${part.field}` }] : []));
  const [first] = unread;
  if (!first) return null;
  return {
    message: `${unread.length} of ${items.length} cart lines cannot be read. ${describeProblem(first)}`,
    field: first.field,
  };
}

/** The lines of the answer of GET /api/catalog/cart, unread: the list itself, or an object that holds it. */
export const cartEntriesSchema: v.GenericSchema<unknown, readonly unknown[]> = v.union(
  [
    v.array(v.unknown()),
    v.pipe(
      v.object({ items: v.array(v.unknown()) }),
      v.transform((raw) => raw.items),
    ),
  ],
  'a list of cart items',
);

/** Whether lines make a cart: what cannot even be taken out is none (decision 9). */
export const isCart = (items: readonly CartItem[]) => items.length === 0 || items.some(({ id }) => id !== '');

/** The same with each line read. */
export const cartSchema: v.GenericSchema<unknown, readonly CartItem[]> = v.pipe(
  cartEntriesSchema,
  v.transform((raws): readonly CartItem[] => raws.map(readCartLine)),
  v.check(isCart, 'a list of cart items'),
);
