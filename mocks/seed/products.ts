import type { Product } from '../wire';
import { buildProduct } from './build';
import { LEAVES } from './leaves';
import type { Leaf } from './leaf';
import { withOddities } from './oddities';
import { createRandom } from './random';
import { codePart } from './texts';

const PER_LEAF = 35;
const FIRST_ID = 1001;

/** The single products of the catalogue, made from the tables; the same on every machine. */
export const products: readonly Product[] = LEAVES.flatMap(leafProducts).map(withOddities);

/** By product id: the category paths that list it. */
export const categoryPaths: ReadonlyMap<number, readonly string[]> = new Map(
  products.map(({ id }) => [id, pathsOf(LEAVES[Math.floor((id - FIRST_ID) / PER_LEAF)])]),
);

/** The leaf's path and its group's: "/hirdavat/civata" and "/hirdavat". */
export function pathsOf(leaf: Leaf | undefined): readonly string[] {
  return leaf ? [leaf.path, leaf.path.slice(0, leaf.path.lastIndexOf('/'))] : [];
}

/** The id of a type's model; model 0 of the third leaf is 30. */
export function modelId(leaf: Leaf, typeIndex: number): number {
  return (LEAVES.indexOf(leaf) + 1) * 10 + typeIndex;
}

function leafProducts(leaf: Leaf, leafIndex: number): Product[] {
  const random = createRandom(leafIndex * 7919 + 17);
  const all = leaf.types.flatMap((type, typeIndex) =>
    leaf.sizes.flatMap((size, sizeIndex) => leaf.finishes.map((finish) => ({ type, typeIndex, size, sizeIndex, finish }))),
  );
  return random
    .shuffled(all)
    .slice(0, PER_LEAF)
    .map(({ type, typeIndex, size, sizeIndex, finish }, index) => {
      const brandCode = random.pick(leaf.brands);
      const running = String(index + 1).padStart(3, '0');
      const short = `${leaf.prefix}-${codePart(size).slice(0, 9)}-${running}`;
      const long = `${brandCode}-${leaf.prefix}-${codePart(type.model)}-${codePart(size)}-${codePart(finish)}-${running}`;
      return buildProduct(
        {
          id: FIRST_ID + leafIndex * PER_LEAF + index,
          leaf,
          name: `${type.name} ${size} ${finish}`,
          code: index % 12 === 4 ? long : short,
          brandCode,
          model: { id: modelId(leaf, typeIndex), name: type.model },
          piecePrice: type.price * (1 + sizeIndex * 0.22) * (random.between(92, 116) / 100),
          packs: random.pick(leaf.packs),
        },
        random,
      );
    });
}
