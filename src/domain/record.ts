/** A page of what was ordered or offered. S2 §7. */
export interface RecordPage<Row> {
  readonly items: readonly Row[];
  /** How many there are on all pages; null where the shop does not say. */
  readonly total: number | null;
  /** How many of this page could not be read, and are not among the items (decision 68). */
  readonly leftOut: number;
  /** From 1. */
  readonly page: number;
  readonly pages: number;
}
