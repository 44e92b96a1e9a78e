/** The most rows that all stand in the document, where find in page reaches them; of more only those about the window do. */
export const MOST_ROWS = 500;

/** Rows that are in sight, or nearly so, on any screen. */
const NEAR = 24;

/**
 * What the element of a row says of its place among `length` rows, counted from 0. Its index counts the titles. Rows that all stand in
 * the document are not laid out until they come near.
 */
export function rowPlace(place: number, length: number): RowPlace {
  if (length > MOST_ROWS) return { at: place, isFar: false };
  return { at: undefined, isFar: place >= NEAR };
}

/** Plain values, so that a row that is kept from rendering is so where nothing of it changes. */
export interface RowPlace {
  /** Of rows that do not all stand in the document. */
  readonly at: number | undefined;
  readonly isFar: boolean;
}

/** `aria-rowcount` of their table, the titles among them; undefined where all rows are in the document. */
export const tableRows = (length: number) => (length > MOST_ROWS ? length + 1 : undefined);

/** The same as attributes of the row's element; `className` is what its class is to be besides. */
export function rowAttributes({ at, isFar }: RowPlace, className: string) {
  return {
    className: isFar ? `${className} vt-rows__row--far` : className,
    'data-place': at,
    'aria-rowindex': at === undefined ? undefined : at + 2,
  };
}
