import type { Advice } from './diagnostic';
import { en, type Words } from './words/en';

/** Whether it is an entry of the social media setting: `0`, `1|https://…`, or nothing. */
function isEntry(entry: string): boolean {
  const [flag = '', address = '', ...more] = entry.split('|').map((part) => part.trim());
  const isFlag = flag === '' ? address === '' : flag === '0' || flag === '1';
  return isFlag && more.length === 0 && (address === '' || (address.includes('.') && !/\s/.test(address)));
}

/** What stands before each entry that begins with its flag: `;;` of `…;;0|`. */
function partsBefore(links: string): readonly string[] {
  return [...links.matchAll(/[01]\|/g)].map(({ index }) => {
    let start = index;
    while (start > 0 && /[^\w|/]/.test(links.charAt(start - 1))) start -= 1;
    return links.slice(start, index);
  });
}

/** Of `social-media`: `data-links` whose entries another text parts than `data-separator` says, or one that does not begin with its flag. */
export function adviseLinks(name: string, attributes: Readonly<Record<string, string>>, words: Words = en): readonly Advice[] {
  const { 'data-links': links = '', 'data-separator': separator = '###' } = attributes;
  const isParted = (by: string) => links.split(by).every(isEntry);
  if (name !== 'social-media' || separator === '' || isParted(separator)) return [];
  const meant = [...new Set(partsBefore(links))].find((each) => each !== '' && each !== separator && isParted(each));
  if (meant === undefined) return adviseFlag(links.split(separator), separator, words);
  return [{ code: 'invalid-data', ...words.wrongSeparator(separator, meant), at: ['attribute', 'data-links'] }];
}

/** An address without a flag: what stands in the place of one is cut off, and the link leads elsewhere or is left out. */
function adviseFlag(entries: readonly string[], separator: string, words: Words): readonly Advice[] {
  const [bare] = entries.map((entry) => entry.trim()).filter((entry) => /^(?![01]\s*\|)[^|]*\w\.\w/.test(entry));
  return bare === undefined
    ? []
    : [{ code: 'invalid-data', ...words.linkWithoutFlag(bare, separator), at: ['attribute', 'data-links'] }];
}
