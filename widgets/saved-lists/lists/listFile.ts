import * as v from 'valibot';
import { nameSchema, optionalTextSchema, textSchema } from '@/schemas/basics';
import { readEntries } from '@/schemas/entries';
import { addList, type Lists, type SavedLine, type SavedList } from '../rules/lists';

const lineSchema: v.GenericSchema<unknown, SavedLine> = v.object({
  code: nameSchema,
  unit: optionalTextSchema,
  quantity: textSchema,
});
const linesSchema = v.array(lineSchema, 'a list of lines');
/** Milliseconds from 1970 to the last moment that is a date, as far as there and back. */
const LAST = 8.64e15;
const timeSchema = v.pipe(
  v.number(),
  v.check((time) => Math.abs(time) <= LAST),
);
const listSchema: v.GenericSchema<unknown, SavedList> = v.object({
  id: v.number(),
  name: nameSchema,
  // A date that is none takes no list away.
  changed: v.fallback(timeSchema, 0),
  lines: linesSchema,
});
const namedSchema = v.object({ name: nameSchema, lines: linesSchema });

/** What a script or another widget asks to be kept. Contract §4. */
export const startSchema = v.object(
  { name: textSchema, lines: v.nullish(linesSchema, []) },
  'an object: { name, lines: [{ code, unit, quantity }] }',
);

/** What is left out one by one where it cannot be read: lists, and lines of them. Decision 68. */
const ENTRIES = { '': 'lists', lines: 'lines' };

/** Lists as they were kept; what cannot be read is left out, one by one. */
export function readLists(text: string | null): Lists {
  const kept = readEntries(v.array(listSchema), entriesOf(text), ENTRIES);
  return kept.ok ? kept.value : [];
}

/** Lists as they are kept, and as they are taken to another browser. */
export function writeLists(lists: Lists): string {
  return JSON.stringify(lists);
}

/** What a file of lists brought. */
export interface Imported {
  readonly lists: Lists;
  readonly taken: number;
  /** Entries that are no lists, and lines that are none. */
  readonly leftOut: number;
}

/** Puts the lists of a file behind those that are there, under names of their own; null where it is no such file. */
export function importLists(lists: Lists, text: string, now: number): Imported | null {
  const named = readEntries(v.array(namedSchema), entriesOf(text.replace(/^\uFEFF/, '')), ENTRIES);
  if (!named.ok || named.value.length === 0) return null;
  return {
    // What comes last shows first: so they keep the order that they had where they come from.
    lists: named.value.reduceRight<Lists>((all, list) => addList(all, list, now), lists),
    taken: named.value.length,
    leftOut: named.leftOut.reduce((sum, { count }) => sum + count, 0),
  };
}

function entriesOf(text: string | null): readonly unknown[] {
  try {
    const entries: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(entries) ? entries : [];
  } catch {
    return [];
  }
}
