import { SEPARATOR } from '@/domain/links/product';

/**
 * The slug and id of a product page's path, or null where the path is no product's. It is split at the last "-p-",
 * because a slug may hold one of its own. Decision 3.
 */
export function parseProductPath(path: string): { seo: string; id: string } | null {
  const text = path.startsWith('/') ? path.slice(1) : path;
  const place = text.lastIndexOf(SEPARATOR);
  const id = text.slice(place + SEPARATOR.length);
  if (place === -1 || id === '' || text.includes('/')) return null;
  try {
    return { seo: decodeURIComponent(text.slice(0, place)), id: decodeURIComponent(id) };
  } catch {
    // A path of half a percent escape names no product.
    return null;
  }
}
