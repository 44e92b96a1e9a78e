import type { Advice } from './diagnostic';
import { en, type Words } from './words/en';

/** They show, and have nothing that could be clicked. */
const WITHOUT_CONTROLS = ['product-price', 'product-quantity'];

/** A container where a browser does not leave it, or its controls alone; null for one that stands well. */
export function adviseTrap(name: string, trap: 'a' | 'button' | 'table' | null, words: Words = en): readonly Advice[] {
  if (trap === null || (trap !== 'table' && WITHOUT_CONTROLS.includes(name))) return [];
  return [{ code: 'misplaced-container', ...(trap === 'table' ? words.inTable(name) : words.inControl(name, trap)) }];
}
