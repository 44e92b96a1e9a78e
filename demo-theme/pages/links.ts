import { pictureOf } from '../../mocks/images/pictures';

/** The page of a product. S1 §2. */
export function productHref({ seo, id }: { readonly seo: string; readonly id: number }): string {
  return `/${encodeURIComponent(seo)}-p-${id}`;
}

/** A product's picture, or the shop's placeholder where it has none: the theme has no script to swap a broken one. */
export function imageHref(file: string | null): string {
  return `/images/${file === null || pictureOf(file) === null ? '404.png' : encodeURIComponent(file)}`;
}

/** The list of one brand. Decision 3. */
export function brandHref(code: string): string {
  return `/search?brand=${encodeURIComponent(code)}`;
}

/** What a product path names after its last `-p-`: an id or a special code. Null for other paths. Decision 3. */
export function productRef(path: string): string | null {
  const ref = /^\/[^/]+-p-([^/]+)$/.exec(path)?.[1];
  if (ref === undefined) return null;
  try {
    return decodeURIComponent(ref);
  } catch {
    return null;
  }
}
