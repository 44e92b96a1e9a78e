import { SEPARATOR } from '@/domain/links/product';

/**
 * The id in the path of a product's page, or null where the path is no product's. It is split at the last "-p-", because a
 * slug may hold one of its own. Decision 3.
 */
export function productIdIn(path: string): string | null {
  const place = path.lastIndexOf(SEPARATOR);
  if (place < path.lastIndexOf('/')) return null;
  try {
    return decodeURIComponent(path.slice(place + SEPARATOR.length)) || null;
  } catch {
    // Half a percent escape names no product.
    return null;
  }
}
