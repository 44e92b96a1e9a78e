import type { Advice } from './diagnostic';
import { en, type Words } from './words/en';

/** An entry of the social media setting: `0`, `1|https://…`, or nothing. */
const ENTRY = /^\s*(?:[01]\s*(?:\|\s*(?:(?:https?:\/\/)?[^\s/|]+\.[^\s|]*)?)?)?\s*$/i;
/** What stands before an entry that is not the first: `;;` of `;;0|`. */
const BEFORE_ENTRY = /([^\w|/]+)[01](?=\||\1|$)/g;

/** Of `social-media`: `data-links` whose entries another text parts than `data-separator` says. */
export function adviseLinks(name: string, attributes: Readonly<Record<string, string>>, words: Words = en): readonly Advice[] {
  const { 'data-links': links = '', 'data-separator': separator = '###' } = attributes;
  const isParted = (by: string) => links.split(by).every((entry) => ENTRY.test(entry));
  if (name !== 'social-media' || separator === '' || isParted(separator)) return [];
  const meant = [...links.matchAll(BEFORE_ENTRY)]
    .map(([, before = '']) => before)
    .find((each) => each !== separator && isParted(each));
  if (meant === undefined) return [];
  return [{ code: 'invalid-data', ...words.wrongSeparator(separator, meant), at: ['attribute', 'data-links'] }];
}
