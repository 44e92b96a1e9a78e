import * as v from 'valibot';
import type { SheetLine } from '@/data/purchase';
import { createTabStorage } from '@/page/tabStorage';
import { idSchema, numberSchema } from '@/schemas/basics';
import { productSchema } from '@/schemas/product';
import { read } from '@/schemas/read';

const lineSchema: v.GenericSchema<unknown, SheetLine> = v.object({
  product: productSchema,
  unitId: v.nullable(idSchema),
  amount: v.pipe(
    numberSchema,
    v.check((amount) => amount >= 1),
  ),
  pieces: v.optional(v.nullable(v.number())),
});

const storage = createTabStorage('sheet', v.array(v.unknown()));

/**
 * The lines that a user has filled in, in this tab; undefined where that is not known. What a page of another version has left out of a line
 * drops that line.
 */
export function readSheet(user: string): readonly SheetLine[] | undefined {
  return storage.read(user)?.flatMap((line) => {
    const known = read(lineSchema, line);
    if (!known.ok) return [];
    // Of one that was on its way nobody knows whether it has come to the shop: the cart tells, as of one that failed.
    return [{ ...known.value, refused: known.value.pieces === undefined ? undefined : 'failed' }];
  });
}

/** Keeps them in this tab. */
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
  storage.keep(user, kept);
}
