import type { Money } from '@/domain/money/money';

/** A line of a customer's cart, as a manager sees it. S2 §3, Admin cart. */
interface AdminCartItem {
  readonly productName: string;
  readonly productCode: string;
  readonly productQuantity: number;
  /** '' where the shop names none. */
  readonly productUnit: string;
  /** Null where the shop gave none that leads to the web (decision 61). */
  readonly link: string | null;
}

export interface AdminCart {
  /** Null for a guest. */
  readonly userName: string | null;
  readonly items: readonly AdminCartItem[];
  /** As the shop says it; null where it does not. */
  readonly total: Money | null;
  /** When it was last changed, as the shop wrote it; '' where it does not say. */
  readonly updatedAt: string;
}
