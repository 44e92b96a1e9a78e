import { CATEGORIES } from '../leaves';

/** A category of the fault report, with what lies below it. */
export interface FaultCategory {
  readonly id: string;
  readonly name: string;
  readonly children: readonly FaultCategory[];
  /** Which products of the catalogue stand in it: a category path, and brand codes where it is narrower than that. */
  readonly path: string;
  readonly brand: string | null;
}

/** Three levels: the groups of the catalogue, their leaves, and the brands of each leaf. */
export function faultCategories(
  brandsAt: (path: string) => ReadonlyArray<{ readonly code: string; readonly name: string }>,
): readonly FaultCategory[] {
  const leaf = (id: string, { path, title }: { readonly path: string; readonly title: string }): FaultCategory => ({
    id,
    name: title,
    path,
    brand: null,
    // A leaf of one brand is not divided further.
    children:
      brandsAt(path).length < 2
        ? []
        : brandsAt(path).map(({ code, name }) => ({ id: `${id}/${code}`, name, path, brand: code, children: [] })),
  });
  return CATEGORIES.map(({ path, title, children }, place) => ({
    // Ids with a slash in them, so that one that goes into an address as it is does not arrive.
    id: `K/${place + 1}`,
    name: title,
    path,
    brand: null,
    children: children.map((child, below) => leaf(`K/${place + 1}/${below + 1}`, child)),
  }));
}
