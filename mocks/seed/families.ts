import type { Product, Variant } from '../wire';
import { buildProduct } from './build';
import type { FamilyOutline } from './familyTables';
import { FAMILY_OUTLINES } from './familyTables';
import { LEAVES } from './leaves';
import { modelId, pathsOf } from './products';
import { createRandom } from './random';
import { codePart } from './texts';

/** A variant family: what the list shows, what can be bought, and what there is to choose. S1 §3, decision 31. */
export interface Family {
  readonly parent: Product;
  readonly children: readonly Product[];
  /** One to three dimensions, each with all its values. */
  readonly variants: readonly Variant[];
  readonly paths: readonly string[];
}

const FIRST_PARENT = 5001;
const FIRST_CHILD = 6001;

/** The variant families; the same on every machine. */
export const families: readonly Family[] = FAMILY_OUTLINES.map(buildFamily);

function buildFamily(outline: FamilyOutline, index: number): Family {
  const random = createRandom(index * 104_729 + 5);
  const leaf = LEAVES.find(({ path }) => path === outline.path);
  const type = leaf?.types[outline.typeIndex];
  if (!leaf || !type) throw new Error(`No leaf at ${outline.path} for ${outline.name}.`);
  const common = {
    leaf,
    brandCode: leaf.brands[0],
    model: { id: modelId(leaf, outline.typeIndex), name: type.model },
    piecePrice: type.price,
    packs: [leaf.packs[0][0] ?? ['ADET', 1]] as const,
  };
  const code = `${leaf.prefix}-SET-${index + 1}`;
  const parent = buildProduct({ ...common, id: FIRST_PARENT + index, name: outline.name, code }, random);

  // Every family lacks its last combination, as real ones do: that choice matches no child.
  const combinations = combine(outline.variants).slice(0, -1);
  const children = combinations.map((values, childIndex): Product => {
    const child = buildProduct(
      {
        ...common,
        id: FIRST_CHILD + index * 100 + childIndex,
        name: `${outline.name} ${values.join(' ')}`,
        code: [code, ...values.map(codePart)].join('-'),
        piecePrice: type.price * (1 + childIndex * 0.015),
      },
      random,
    );
    return {
      ...child,
      variantCheck: 1,
      varyantx: child.image === null ? null : { image: child.image },
      variants: outline.variants.map(({ code: dimension, name }, place) => ({
        code: dimension,
        name,
        values: [{ name: values[place] ?? '' }],
      })),
    };
  });
  const stock = children.reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
  return {
    // Half of the parents say so themselves, the others only in the list's variantCheck map.
    parent: { ...parent, quantity: stock, ...(index % 2 === 0 ? { variantCheck: 0 } : {}) },
    children,
    variants: outline.variants,
    paths: pathsOf(leaf),
  };
}

function combine(variants: readonly Variant[]): string[][] {
  return variants.reduce<string[][]>((rows, { values }) => rows.flatMap((row) => values.map(({ name }) => [...row, name])), [[]]);
}
