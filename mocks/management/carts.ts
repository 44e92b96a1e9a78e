import { createRandom } from '../seed/random';
import type { Product } from '../wire';
import { DEALERS } from './dealers';

/** A cart as the page of its manager holds it. S2 §3, Admin cart. */
export interface AdminCart {
  /** Null for a guest. */
  readonly userName: string | null;
  readonly items: ReadonlyArray<{
    readonly productName: string;
    readonly productCode: string;
    readonly productQuantity: number;
    readonly productUnit?: string;
    readonly link: string;
  }>;
  /** What it comes to, and when it was last changed; not every shop says so. */
  readonly total?: { readonly value: number; readonly currency: string };
  readonly updatedAt?: string;
}

const COUNT = 11;
const MOST_LINES = 8;

/** What customers and guests have in their carts; the same on every machine. */
export function customersCarts(products: readonly Product[]): readonly AdminCart[] {
  const random = createRandom(61);
  const goods = random.shuffled(products);
  return Array.from({ length: COUNT }, (_, place) => ({
    userName: place % 5 === 3 ? null : (DEALERS[place] ?? null),
    items: goods
      .slice(place * MOST_LINES, place * MOST_LINES + random.between(1, MOST_LINES))
      .map(({ id, seo, name, code, defaultUnit }) => ({
        productName: name,
        productCode: code,
        productQuantity: random.between(1, 24),
        ...(defaultUnit && { productUnit: defaultUnit.value }),
        link: `/${encodeURIComponent(seo)}-p-${id}`,
      })),
    // Some say neither.
    ...(place % 4 !== 3 && {
      total: { value: 149.9 * (place + 1), currency: 'TL' },
      updatedAt: `2026-03-0${(place % 8) + 1}T1${place % 10}:20:00`,
    }),
  }));
}
