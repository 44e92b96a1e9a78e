import type { Advice } from './diagnostic';
import { en, type Words } from './words/en';

/** They show, and have nothing that could be clicked. */
const WITHOUT_CONTROLS = ['product-price', 'product-quantity'];

/** They hold no content, or take the clicks on it, or show none. */
const NO_HOLDERS =
  'a button input textarea select option img br hr template script noscript iframe object video audio canvas svg'.split(' ');

/** A container on an element that can be none; `tag` is its name in lower case. */
export function adviseHolder(name: string, tag: string, words: Words = en): readonly Advice[] {
  return NO_HOLDERS.includes(tag) ? [{ code: 'misplaced-container', ...words.onControl(name, tag) }] : [];
}

/** A container where a browser does not leave it, or its controls alone; null for one that stands well. */
export function adviseTrap(name: string, trap: 'a' | 'button' | 'table' | null, words: Words = en): readonly Advice[] {
  if (trap === null || (trap !== 'table' && WITHOUT_CONTROLS.includes(name))) return [];
  return [{ code: 'misplaced-container', ...(trap === 'table' ? words.inTable(name) : words.inControl(name, trap)) }];
}
