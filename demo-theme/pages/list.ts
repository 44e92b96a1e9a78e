import { BRANDS } from '../../mocks/seed/brands';
import { CATEGORIES } from '../../mocks/seed/leaves';
import { headingIn } from '../frame/english';
import { categoryMenu } from '../frame/menu';
import type { Crumb, Page, Visit } from './page';

/** The category at a path, with the crumbs that lead to it; null if there is none. */
export function categoryCrumbs(path: string): readonly Crumb[] | null {
  for (const group of CATEGORIES) {
    const top = { name: group.title, path: group.path };
    if (group.path === path) return [top];
    const leaf = group.children.find((child) => child.path === path);
    if (leaf) return [top, { name: leaf.title, path: leaf.path }];
  }
  return null;
}

/** The list page of a category, or null where the path names none. The products come with the widget's call. */
export function categoryPage({ shop, url }: Visit): Page | null {
  const crumbs = categoryCrumbs(url.pathname);
  const last = crumbs?.at(-1);
  const branch = categoryMenu(shop, url.pathname).find(({ current }) => current !== null);
  if (!crumbs || !last || !branch) return null;
  const lead = branch.path === last.path ? branch.children.map(({ name }) => name).join(', ') : null;
  return listPage(last.name, {
    crumbs,
    lead,
    links: branch.children,
    linksTitle: lead === null ? `${branch.name} kategorileri` : 'Alt kategoriler',
  });
}

/** `/search`: a text, a brand, a model of a brand, or everything. */
export function searchPage({ shop, url }: Visit): Page {
  const heading = searchHeading(url.searchParams, shop.locale);
  return listPage(heading, { crumbs: [{ name: heading, path: '/search' }], lead: null, links: [] });
}

function searchHeading(query: URLSearchParams, locale: string): string {
  const isEnglish = locale === 'en';
  const text = query.get('q')?.trim() ?? '';
  const brand = BRANDS.find(({ code }) => code === query.get('brand'))?.name ?? '';
  if (text !== '') return isEnglish ? `Search results for “${text}”` : `“${text}” için arama sonuçları`;
  if (brand !== '') return isEnglish ? `Products by ${brand}` : `${brand} ürünleri`;
  return headingIn('Tüm ürünler', locale);
}

function listPage(heading: string, list: Readonly<Record<string, unknown>>): Page {
  return {
    status: 200,
    template: 'list',
    title: heading,
    description: `${heading}: toptan fiyat ve stok bilgisi.`,
    styles: ['list'],
    data: { list: { ...list, heading } },
  };
}
