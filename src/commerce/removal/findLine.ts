import type { CartItem } from '@/domain/cart/cart';

/** The element of a line in a cart, as far as it is in the document. */
export function findLine(cart: HTMLElement | null, { id }: Pick<CartItem, 'id'>): HTMLElement | undefined {
  const rows = [...(cart?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
  return rows.find(({ dataset }) => dataset.line === String(id));
}
