import { CATEGORIES } from '../../mocks/seed/leaves';
import type { Shop } from '../../mocks/shop/shop';

export interface MenuEntry {
  readonly path: string;
  readonly name: string;
  /** How many products stand there. */
  readonly count: number;
  /** The value of `aria-current`, if the entry is the page or holds it. */
  readonly current: 'page' | 'true' | null;
}

export interface MenuBranch extends MenuEntry {
  readonly icon: string;
  readonly children: readonly MenuEntry[];
}

const ICONS: Readonly<Record<string, string>> = {
  '/hirdavat': 'bolt',
  '/elektrik': 'plug',
  '/oto-yedek-parca': 'disc',
  '/is-guvenligi': 'shield',
};

const counts = new Map<string, number>();

/** The category tree with the place of `path` in it. */
export function categoryMenu(shop: Shop, path: string): readonly MenuBranch[] {
  const entry = (category: { readonly path: string; readonly title: string }): MenuEntry => ({
    path: category.path,
    name: category.title,
    count: countOf(shop, category.path),
    current: category.path === path ? 'page' : path.startsWith(`${category.path}/`) ? 'true' : null,
  });
  return CATEGORIES.map((group) => ({ ...entry(group), icon: ICONS[group.path] ?? 'grid', children: group.children.map(entry) }));
}

/** The catalogue never changes, so that each category is counted once. */
function countOf(shop: Shop, path: string): number {
  const known = counts.get(path);
  if (known !== undefined) return known;
  const { total } = shop.catalogue.list(path, new URLSearchParams(), { onlyInStock: false, defaultSort: 'name' });
  counts.set(path, total);
  return total;
}
