import { brandOf } from '../seed/brands';
import { families } from '../seed/families';
import { LEAVES } from '../seed/leaves';
import { categoryPaths, products } from '../seed/products';
import type { Product } from '../wire';
import { drawPicture, drawPlaceholder } from './draw';

const DRAWN = '.svg';
const FALLBACK = '404.png';

let byFile: ReadonlyMap<string, { readonly product: Product; readonly path: string }> | undefined;

/** The SVG behind `/images/{file}`, or null: some products name pictures that the shop has lost. */
export function pictureOf(file: string): string | null {
  if (file === FALLBACK) return drawPlaceholder();
  byFile ??= index();
  const found = byFile.get(file);
  const leaf = found && LEAVES.find(({ path }) => path === found.path);
  if (!leaf) return null;
  const { brand, code } = found.product;
  const { tint, ink } = brandOf(brand.code);
  return drawPicture({ kind: leaf.kind, tint, ink, code });
}

function index() {
  const singles = products.map((product) => ({ product, path: categoryPaths.get(product.id)?.[0] ?? '' }));
  const inFamilies = families.flatMap(({ parent, children, paths }) =>
    [parent, ...children].map((product) => ({ product, path: paths[0] ?? '' })),
  );
  return new Map(
    [...singles, ...inFamilies].flatMap((entry) => {
      const file = entry.product.image;
      return file?.endsWith(DRAWN) ? [[file, entry] as const] : [];
    }),
  );
}
