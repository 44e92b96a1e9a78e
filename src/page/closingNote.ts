import * as v from 'valibot';
import { readKept, store } from './storage';

/** Milliseconds after which an order or offer of another tab is over, told or not: its 60 s and some. Decision 66. */
const LONGEST = 70_000;

const PLACE = 'closing';
const noteSchema = v.object({ id: v.string(), since: v.number() });

/** An order or offer that may be under way. */
export interface ClosingNote {
  readonly id: string;
  /** Milliseconds until it is over in any case. */
  readonly left: number;
}

/**
 * Notes that an order or offer begins, for pages that are opened while it is under way: this tab's own after a reload is
 * one of them, as the server may still be at work on it.
 */
export function noteClosing(id: string): void {
  store(PLACE, JSON.stringify({ id, since: Date.now() }));
}

/** It is over. */
export function dropClosingNote(id: string): void {
  if (readKept(PLACE, noteSchema)?.id === id) store(PLACE, null);
}

/** The order or offer that may be under way since before this page was here; null for none. */
export function notedClosing(): ClosingNote | null {
  const note = readKept(PLACE, noteSchema);
  if (!note) return null;
  const left = LONGEST - (Date.now() - note.since);
  return left > 0 && left <= LONGEST ? { id: note.id, left } : null;
}

/** One that another tab has begun just now. */
export function newClosing(id: string): ClosingNote {
  return { id, left: LONGEST };
}
