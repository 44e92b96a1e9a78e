/**
 * A text as it is compared with what was typed: case is folded the Turkish way (decision 55), and the dotless ı counts as
 * an i, because codes are typed on all kinds of keyboards. The length of composed characters is kept.
 */
export function fold(text: string): string {
  return text.toLocaleLowerCase('tr').replace(/ı/g, 'i');
}
