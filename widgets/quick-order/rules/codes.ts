import { fold } from '@/domain/fold';
import type { Id } from '@/domain/id';
import type { Product } from '@/domain/product';

const SPACES_AND_HYPHENS = /[\s\u2010-\u2015\u2212-]+/g;

/** A code without spaces and hyphens, as many shops keep it: 'HRD 12-5' is 'HRD125'. */
export function compactCode(code: string): string {
  return code.replace(SPACES_AND_HYPHENS, '');
}

/** As codes are compared where spelling is forgiven: case, Turkish i, spaces and hyphens. */
function loose(code: string): string {
  return compactCode(fold(code));
}

/** A product that a code means, and the unit whose barcode it is; null where it is not one's barcode alone. */
export interface Match {
  readonly product: Product;
  readonly unitId: Id | null;
}

/**
 * The products that a code means: by code, by a unit's barcode or by a special code. Those that are spelt the same come before those
 * that are only alike without spaces and hyphens.
 */
export function findMatches(products: readonly Product[], code: string): readonly Match[] {
  const exact = products.flatMap((product) => matchOf(product, code, fold) ?? []);
  return exact.length > 0 ? exact : products.flatMap((product) => matchOf(product, code, loose) ?? []);
}

function matchOf(product: Product, code: string, spell: (text: string) => string): Match | null {
  const sought = spell(code.trim());
  const isIt = (text: string | null | undefined) => text != null && spell(text.trim()) === sought;
  if (sought === '') return null;
  const { units, defaultUnit, specialCodes } = product;
  if (isIt(product.code) || Object.values(specialCodes).some(isIt)) return { product, unitId: null };
  // A scanner reads the barcode of the very pack that is wanted.
  const packed = [...(defaultUnit ? [defaultUnit] : []), ...units].filter(({ barcode }) => isIt(barcode));
  const [unit] = packed;
  return unit ? { product, unitId: packed.length > 1 && defaultUnit ? defaultUnit.id : unit.id } : null;
}
