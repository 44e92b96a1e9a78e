import * as v from 'valibot';
import type { SheetLine } from '@/data/purchase';
import { idSchema, numberSchema } from '@/schemas/basics';
import { productSchema } from '@/schemas/product';
import { read } from '@/schemas/read';

const PLACE = 'vitrin:sheet';

const lineSchema: v.GenericSchema<unknown, SheetLine> = v.object({
  product: productSchema,
  unitId: v.nullable(idSchema),
  amount: v.pipe(numberSchema, v.minValue(1)),
});
const sheetSchema = v.object({ user: v.string(), lines: v.array(v.unknown()) });

/** The lines that a user has filled in, in this tab; none where another user has, or a page of another version. */
export function readSheet(user: string): readonly SheetLine[] {
  try {
    const kept = read(sheetSchema, JSON.parse(sessionStorage.getItem(PLACE) ?? 'null'));
    if (!kept.ok || kept.value.user !== user) return [];
    return kept.value.lines.flatMap((line) => {
      const known = read(lineSchema, line);
      return known.ok ? [known.value] : [];
    });
  } catch {
    // Private windows refuse.
    return [];
  }
}

/** Keeps them over other pages and reloads, until the tab is closed. */
export function keepSheet(user: string, lines: readonly SheetLine[]): void {
  const kept = lines.map(({ product: { planPrices, variantChosen, quantity, ...product }, ...line }) => ({
    ...line,
    // As the shop would send it: it is read as such.
    product: {
      ...product,
      ...planPrices,
      description: null,
      quantity: Number.isFinite(quantity) ? quantity : null,
      variantCheck: variantChosen === null ? null : Number(variantChosen),
    },
  }));
  try {
    if (kept.length === 0) sessionStorage.removeItem(PLACE);
    else sessionStorage.setItem(PLACE, JSON.stringify({ user, lines: kept }));
  } catch {
    // Then they are kept as long as the page is.
  }
}
