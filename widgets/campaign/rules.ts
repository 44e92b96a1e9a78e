import { times } from '@/domain/times';

/** CSS pixels between two products of a carousel. S2 §9. */
export const SPACE_BETWEEN = 10;

/** How many slides a carousel of this width shows side by side. S2 §9. */
export function slidesPerView(width: number): number {
  if (width < 600) return 2;
  return width < 1000 ? 4 : 6;
}

/** The slides of a carousel: columns of `rows` products, filled one after the other; the last may hold fewer. */
export function columnsOf<T>(products: readonly T[], rows: number): ReadonlyArray<readonly T[]> {
  return times(Math.ceil(products.length / rows), (column) => products.slice(column * rows, (column + 1) * rows));
}

/** What of a carousel decides whether it goes round. */
export interface CarouselSize {
  readonly products: number;
  readonly rows: number;
}

/** Whether a carousel goes round: only with at least twice as many products as it shows at once. Decision 57. */
export function isLooped({ products, rows }: CarouselSize, perView: number): boolean {
  return products >= 2 * perView * rows;
}

/** Milliseconds between two moves of a carousel: 5000 to 7000, by a number from 0 to 1. S2 §9. */
export function autoplayDelay(random: number): number {
  return 5000 + Math.round(random * 2000);
}
