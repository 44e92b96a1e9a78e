import { dom } from '@/runtime/page/dom';
import { readStored } from '@/runtime/page/storage';
import { readLists, writeLists } from './listFile';
import type { Lists } from '../rules/lists';

/** Tells the other widgets of this tab; the browser tells the other tabs. */
const CHANGED = 'vt:saved-lists';

const keyOf = (user: string) => `saved-lists:${user}`;

/** What is kept for a user, as it is kept; null for nothing, and where the browser keeps nothing. */
export const readKeptLists = (user: string): string | null => readStored(keyOf(user));

/**
 * Changes a user's lists as they are at this moment: another tab may have changed them since they were shown. Answers whether they
 * were kept; a full storage, and a browser that keeps nothing, leave them as they were.
 */
export function changeLists(user: string, change: (lists: Lists) => Lists): boolean {
  try {
    localStorage.setItem(`vitrin:${keyOf(user)}`, writeLists(change(readLists(readKeptLists(user)))));
  } catch {
    return false;
  }
  // `Event` is another one's on some pages.
  dom.dispatchEvent(new CustomEvent(CHANGED));
  return true;
}

/** Calls `listener` when lists have changed, in this tab or in another. Answers with the end of that. */
export function followLists(listener: () => void): () => void {
  const ending = new AbortController();
  dom.addEventListener(CHANGED, listener, { signal: ending.signal });
  window.addEventListener('storage', listener, { signal: ending.signal });
  return () => {
    ending.abort();
  };
}
