/** What is shown in place of an image that is missing or does not load. S1 §2. */
export const FALLBACK_IMAGE = '/images/404.png';

/** The address of a product image below `/images/`; without a file, the fallback. Decision 35. */
export function imageHref(file: string | null): string {
  const name = file?.trim();
  return name ? `/images/${name.split('/').map(encodeURIComponent).join('/')}` : FALLBACK_IMAGE;
}
