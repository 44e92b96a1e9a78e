import type { Id } from '../id';
import { encodePart } from './encode';

function searchHref(searchRoute: string, parameters: string): string {
  return `${searchRoute}${searchRoute.includes('?') ? '&' : '?'}${parameters}`;
}

/** The link to all products of a brand: `/search?brand=B1`; none for a brand without a code, as that would list the whole shop. Decision 3. */
export function brandHref(searchRoute: string, brandCode: string): string | undefined {
  return brandCode.trim() ? searchHref(searchRoute, `brand=${encodePart(brandCode)}`) : undefined;
}

/**
 * The link to all products of a brand's model: `/search?brand=B1&filters=model:12`; without `brand` for a model
 * whose product has none, or one without a code. Decision 3.
 */
export function modelHref(searchRoute: string, brandCode: string | null, modelId: Id): string {
  const filter = `filters=model:${encodePart(modelId)}`;
  return searchHref(searchRoute, brandCode?.trim() ? `brand=${encodePart(brandCode)}&${filter}` : filter);
}
