/**
 * A text as a part of an address. Half a character (a lone surrogate, as servers get it by cutting an emoji) becomes "�", as
 * browsers write it in addresses; `encodeURIComponent` alone throws.
 */
export function encodePart(text: string | number): string {
  return encodeURIComponent(String(text).replace(/\p{Surrogate}/gu, '\uFFFD'));
}
