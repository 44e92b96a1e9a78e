import { decimal } from '../money/decimal';
import { formatQuantity } from '../quantity/format';
import type { CartItem } from './cart';

/** What the cart has of a product, unit by unit: '3 PAKET, 2 KOLİ'; '' for nothing. Decision 80. */
export function formatInCart(
  lines: ReadonlyArray<Pick<CartItem, 'quantity'> & { readonly productUnit: { readonly value: string } }>,
): string {
  const amounts = new Map<string, number>();
  for (const { quantity, productUnit } of lines) {
    const { value } = productUnit;
    amounts.set(
      value,
      decimal(amounts.get(value) ?? 0)
        .plus(quantity)
        .toNumber(),
    );
  }
  return [...amounts].map(([unit, amount]) => `${formatQuantity(amount)} ${unit}`.trim()).join(', ');
}
