import type { Product } from '@/domain/product';

/** One thing to choose of a variant family, with all its values: size 40 to 44. S1 §3. */
export interface Dimension {
  readonly code: string;
  readonly name: string;
  readonly values: readonly string[];
}

/** The value chosen of each dimension, by its code; what is missing or '' is not chosen. */
export type VariantChoice = Readonly<Record<string, string>>;

/** A product with what it is among its family; a parent is nothing in particular. */
export interface FamilyMember {
  readonly product: Product;
  readonly choice: VariantChoice;
  /** What the page is called with it: its metaTitle, else its name. Decision 81. */
  readonly title: string;
}

/** More are not offered. S1 §2. */
const MOST_DIMENSIONS = 3;

/**
 * What there is to choose: the page's dimensions, or those of its children where it names none. Their values are the page's and the
 * children's: a dimension may come with the first of them alone (S1 §3), and one without any could never be chosen.
 */
export function listDimensions(named: readonly Dimension[], children: ReadonlyArray<readonly Dimension[]>): readonly Dimension[] {
  const all = mergeDimensions([...named, ...children.flat()]);
  return all.slice(0, Math.min(named.length || MOST_DIMENSIONS, MOST_DIMENSIONS)).filter(({ values }) => values.length > 0);
}

function mergeDimensions(variants: readonly Dimension[]): readonly Dimension[] {
  const byCode = new Map<string, Dimension>();
  for (const { code, name, values } of variants) {
    const known = byCode.get(code);
    byCode.set(code, {
      code,
      // One that does not say its name is called by its code.
      name: known && known.name !== code ? known.name : name,
      values: [...new Set([...(known?.values ?? []), ...values])],
    });
  }
  return [...byCode.values()];
}

/** Whether a value of every dimension is chosen. */
export function isChoiceComplete(dimensions: readonly Dimension[], choice: VariantChoice): boolean {
  return dimensions.every(({ code }) => Boolean(choice[code]));
}

/** Whether two choices are the same in every dimension. */
export function isSameChoice(dimensions: readonly Dimension[], one: VariantChoice, other: VariantChoice): boolean {
  return dimensions.every(({ code }) => (one[code] ?? '') === (other[code] ?? ''));
}

/** The child that is what was chosen: it agrees in every code and value. Null where there is none. Decision 31. */
export function matchingChild(
  children: readonly FamilyMember[],
  dimensions: readonly Dimension[],
  choice: VariantChoice,
): FamilyMember | null {
  return children.find((child) => isSameChoice(dimensions, child.choice, choice)) ?? null;
}
