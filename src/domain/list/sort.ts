/** The orders that a list can be sorted in; "-" is descending. S1 §9. */
export const SORT_FIELDS = ['name', '-name', 'price', '-price', 'brand', '-brand', 'quantity', '-quantity'] as const;

export type SortField = (typeof SORT_FIELDS)[number];

/** Whether a value from the URL, the settings or an answer is a known order. S1 §5, decision 33. */
export function isSortField(value: unknown): value is SortField {
  return SORT_FIELDS.some((field) => field === value);
}
