import type { CartItem } from '../wire';
import { cartItem } from './cartItem';
import type { Shop } from './shop';

/**
 * Gives the session a cart of so many lines, each of a product of its own whose name ends in the line's number, from 1. Quantities can be
 * changed, and lines taken out and put back; whatever else a cart does, this one does not.
 */
export function fillCart({ cart, catalogue }: Shop, count: number): void {
  const goods = catalogue.all.filter(({ units, salePrice }) => units.length > 0 && (salePrice?.value ?? 0) > 0);
  let lines: readonly CartItem[] = Array.from({ length: count }, (_, place) => {
    const good = goods[place % goods.length];
    const unit = good?.defaultUnit ?? good?.units[0];
    if (!good || !unit) throw new Error('the catalogue has no goods');
    const { name, code } = good;
    const number = place + 1;
    return cartItem(500 + place, { ...good, id: 100_000 + place, name: `${name} ${number}`, code: `${code}-${number}` }, unit, 3);
  });
  const taken: CartItem[] = [];
  let nextLine = 500 + count;
  const find = (id: string) => lines.find((line) => String(line.id) === id);
  const unknown = { ok: false, refusal: { kind: 'unknown', text: 'Sepette böyle bir satır yok.' } } as const;
  Object.assign(cart, {
    items: () => lines,
    change(id: string, change: { readonly quantity?: number }) {
      lines = lines.map((line) => (String(line.id) === id ? { ...line, quantity: change.quantity ?? line.quantity } : line));
      const value = find(id);
      return value ? { ok: true, value } : unknown;
    },
    /** Puts back what was taken out, as the last line. */
    add(productId: string) {
      const line = taken.find(({ product }) => String(product.id) === productId);
      if (!line) return unknown;
      const value = { ...line, id: nextLine };
      nextLine += 1;
      lines = [...lines, value];
      return { ok: true, value };
    },
    remove(id: string) {
      const line = find(id);
      lines = lines.filter((other) => other !== line);
      if (line) taken.push(line);
      return line ? { ok: true, value: null } : unknown;
    },
  });
}
