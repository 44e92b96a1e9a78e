import type { CartItem, Product, Unit } from '../wire';
import { cartItem } from './cartItem';
import type { Catalogue } from './catalogue';
import { isSet } from './settings';
import type { ShopSettings } from './settings';
import { sells } from './stock';

/** Why the cart said no: something unknown, something malformed, or a rule of the shop with its text. */
export type CartRefusal =
  | { readonly kind: 'unknown'; readonly text: string }
  | { readonly kind: 'invalid'; readonly text: string }
  | { readonly kind: 'rule'; readonly text: string };
export type CartResult<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly refusal: CartRefusal };

export type LineChange =
  | { readonly kind: 'quantity'; readonly quantity: number }
  | { readonly kind: 'addQuantity'; readonly addQuantity: number }
  | { readonly kind: 'unit'; readonly unit: string };

export interface PlacedOrder {
  readonly orderNo: string;
  /** ISO. */
  readonly date: string;
  readonly description: string;
  readonly advencePrice: string;
  readonly items: readonly CartItem[];
}

export interface RequestedOffer {
  readonly description: string;
  readonly items: readonly CartItem[];
}

/** The session's cart as the server keeps it. S1 §3 and §7, decisions 12 and 23. */
export interface ShopCart {
  items(): readonly CartItem[];
  /** `quantity` units; the same product in the same unit adds up. */
  add(productId: string, unitId: string, quantity: number): CartResult<CartItem>;
  /** In a unit in which the product has a line already, that one takes the other in. */
  change(itemId: string, change: LineChange): CartResult<CartItem>;
  remove(itemId: string): CartResult<null>;
  clear(): void;
  order(description: string, advencePrice: string): CartResult<PlacedOrder>;
  offer(description: string): CartResult<null>;
  /** The orders placed so far. */
  readonly orders: readonly PlacedOrder[];
  /** The offers requested so far. */
  readonly offers: readonly RequestedOffer[];
  /** The number of an order that no page has named yet; the one who asks names it. Null where all have been. */
  takeUnseenOrder(): string | null;
  /** An empty cart of a session that never ordered. */
  reset(): void;
}

interface Line {
  readonly id: number;
  readonly product: Product;
  unit: Unit;
  quantity: number;
}

const accept = <T>(value: T): CartResult<T> => ({ ok: true, value });
const refuse = (kind: CartRefusal['kind'], text: string) => ({ ok: false, refusal: { kind, text } }) as const;
const EMPTY = refuse('rule', 'Sepetiniz boş.');
const NO_LINE = refuse('unknown', 'Sepette böyle bir satır yok.');
const NO_UNIT = refuse('invalid', 'Ürünün böyle bir birimi yok.');

export function createCart(catalogue: Catalogue, settings: () => ShopSettings): ShopCart {
  let lines: Line[] = [];
  let orders: PlacedOrder[] = [];
  let offers: RequestedOffer[] = [];
  let nextLine = 501;
  let seenOrders = 0;

  const items = () => lines.map((line) => cartItem(line.id, line.product, line.unit, line.quantity));
  const lineOf = (itemId: string) => lines.find(({ id }) => String(id) === itemId);
  const unitOf = (product: Product, unitId: string) => product.units.find(({ id }) => String(id) === unitId);

  /** Whether the shop sells the product once `line` (or a new one) holds `quantity` of `unit`. */
  const shortage = (product: Product, line: Line | undefined, unit: Unit, quantity: number, asked: number) => {
    const others = lines.filter((other) => other !== line && other.product.id === product.id);
    const pieces = others.reduce((sum, other) => sum + other.quantity * other.unit.multiplier, quantity * unit.multiplier);
    return sells(settings(), product, pieces)
      ? null
      : refuse('rule', `Stok yetersiz! Bu üründen ${asked * unit.multiplier} adet bulunmamaktadır.`);
  };

  return {
    items,
    get orders() {
      return orders;
    },
    get offers() {
      return offers;
    },
    add(productId, unitId, quantity) {
      const product = catalogue.product(productId);
      if (!product) return refuse('unknown', 'Ürün bulunamadı.');
      if (quantity < 1) return refuse('invalid', 'Miktar en az 1 olmalıdır.');
      const unit = unitOf(product, unitId);
      if (!unit) return NO_UNIT;
      if (catalogue.variantCheck(product.id) === 0) return refuse('rule', 'Lütfen varyant seçiniz.');
      if ((unit.defaultPrice?.value ?? 0) <= 0) return refuse('rule', 'Bu ürün için lütfen fiyat sorunuz.');
      const line = lines.find((other) => other.product.id === product.id && other.unit.id === unit.id);
      const total = (line?.quantity ?? 0) + quantity;
      const short = shortage(product, line, unit, total, quantity);
      if (short) return short;
      const kept = line ?? { id: nextLine++, product, unit, quantity: 0 };
      kept.quantity = total;
      if (!line) lines.push(kept);
      return accept(cartItem(kept.id, product, unit, total));
    },
    change(itemId, change) {
      const line = lineOf(itemId);
      if (!line) return NO_LINE;
      const unit = change.kind === 'unit' ? unitOf(line.product, change.unit) : line.unit;
      if (!unit) return NO_UNIT;
      const quantity =
        change.kind === 'quantity' ? change.quantity : line.quantity + (change.kind === 'addQuantity' ? change.addQuantity : 0);
      if (quantity < 1) return refuse('invalid', 'Miktar en az 1 olmalıdır.');
      const fewer = change.kind !== 'unit' && quantity <= line.quantity;
      const short = fewer ? null : shortage(line.product, line, unit, quantity, quantity);
      if (short) return short;
      // A product stands in the cart once for each of its units.
      const kept = lines.find((other) => other.product.id === line.product.id && other.unit.id === unit.id) ?? line;
      kept.quantity = kept === line ? quantity : kept.quantity + quantity;
      kept.unit = unit;
      if (kept !== line) lines = lines.filter((other) => other !== line);
      return accept(cartItem(kept.id, kept.product, unit, kept.quantity));
    },
    remove(itemId) {
      const line = lineOf(itemId);
      if (!line) return NO_LINE;
      lines = lines.filter((other) => other !== line);
      return accept(null);
    },
    clear() {
      lines = [];
    },
    order(description, advencePrice) {
      if (lines.length === 0) return EMPTY;
      const orderNo = `SP-2024-${String(1042 + orders.length).padStart(5, '0')}`;
      const order: PlacedOrder = { orderNo, date: new Date().toISOString(), description, advencePrice, items: items() };
      orders = [...orders, order];
      lines = [];
      return accept(order);
    },
    offer(description) {
      if (!isSet(settings().b2b_teklif_ver_durum)) return refuse('rule', 'Teklif alma kapalıdır.');
      if (lines.length === 0) return EMPTY;
      offers = [...offers, { description, items: items() }];
      lines = [];
      return accept(null);
    },
    takeUnseenOrder() {
      const unseen = orders.length > seenOrders ? orders.at(-1) : undefined;
      seenOrders = orders.length;
      return unseen?.orderNo ?? null;
    },
    reset() {
      lines = [];
      orders = [];
      seenOrders = 0;
      offers = [];
    },
  };
}
