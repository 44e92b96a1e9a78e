import type { Leaf } from './leaf';
import { AUTOMOTIVE } from './tables/automotive';
import { ELECTRIC } from './tables/electric';
import { HARDWARE } from './tables/hardware';
import { SAFETY } from './tables/safety';

/** The leaves of the category tree, in the shop's order. */
export const LEAVES: readonly Leaf[] = [...HARDWARE, ...ELECTRIC, ...AUTOMOTIVE, ...SAFETY];

export interface Category {
  readonly path: string;
  readonly title: string;
  readonly children: ReadonlyArray<{ readonly path: string; readonly title: string }>;
}

const GROUPS = [
  { path: '/hirdavat', title: 'Hırdavat' },
  { path: '/elektrik', title: 'Elektrik' },
  { path: '/oto-yedek-parca', title: 'Oto Yedek Parça' },
  { path: '/is-guvenligi', title: 'İş Güvenliği' },
] as const;

/** The shop's category tree, two levels deep. */
export const CATEGORIES: readonly Category[] = GROUPS.map(({ path, title }) => ({
  path,
  title,
  children: LEAVES.filter((leaf) => leaf.path.startsWith(`${path}/`)).map((leaf) => ({ path: leaf.path, title: leaf.title })),
}));
