import { encodePart } from './encode';

/** What is shown in place of an image that is missing or does not load. S1 §2. */
export const FALLBACK_IMAGE = '/images/404.png';

/**
 * The address of a product image below `/images/`; without a file, or with one that lies elsewhere (`../account/logout`),
 * the fallback. Decision 35.
 */
export function imageHref(file: string | null): string {
  const parts = file?.trim().split('/') ?? [];
  return parts.join('') === '' || parts.includes('..') ? FALLBACK_IMAGE : `/images/${parts.map(encodePart).join('/')}`;
}
