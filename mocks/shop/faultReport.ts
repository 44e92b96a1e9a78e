import { faultCategories, type FaultCategory } from '../seed/service/faultCategories';
import type { Catalogue } from './catalogue';

interface FaultProduct {
  readonly id: number;
  readonly name: string;
  readonly code: string;
}

/** The categories and products of which a fault can be reported. */
export interface FaultReport {
  readonly base: readonly FaultCategory[];
  category(id: string): FaultCategory | undefined;
  products(category: FaultCategory): readonly FaultProduct[];
}

let only: FaultReport | undefined;

/** The same for every session, as the catalogue is; made once. */
export function standInFaultReport(catalogue: Catalogue): FaultReport {
  only ??= createFaultReport(catalogue);
  return only;
}

function createFaultReport(catalogue: Catalogue): FaultReport {
  const at = (path: string) => {
    const page = (number: number) =>
      catalogue.list(path, new URLSearchParams({ page: String(number) }), { onlyInStock: false, defaultSort: 'name' });
    return Array.from({ length: page(1).pages }, (_, place) => page(place + 1).items).flat();
  };
  const brandsAt = (path: string) => [...new Map(at(path).map(({ brand }) => [brand.code, brand])).values()];
  const base = faultCategories(brandsAt);
  const all = (categories: readonly FaultCategory[]): readonly FaultCategory[] =>
    categories.flatMap((each) => [each, ...all(each.children)]);
  const byId = new Map(all(base).map((category) => [category.id, category]));
  return {
    base,
    category: (id) => byId.get(id),
    products: ({ path, brand }) =>
      at(path)
        .filter((product) => brand === null || product.brand.code === brand)
        .map(({ id, name, code }) => ({ id, name, code })),
  };
}
