/** The steps that stockInfoStatus counts through, in the shop's order: 20 comes last. S1 §9. */
const STEPS = [5, 10, 50, 100, 1000, 20];

/**
 * Pieces that the shop adds to or takes from the true stock: statuses 3 to 8 add, 9 to 14 take, all others, unknown
 * ones included, do neither. S1 §9, decision 22.
 */
export function stockAdjustment(status: number | null): number {
  if (status === null) return 0;
  const taken = STEPS[status - 9];
  return STEPS[status - 3] ?? (taken === undefined ? 0 : -taken);
}

/** The number that statuses 15 to 20 show with a plus ("5+"), null for all others. S1 §9. */
export function stockThreshold(status: number): number | null {
  return STEPS[status - 15] ?? null;
}
