import { fold } from '@/domain/fold';
import { lineKey } from '@/domain/lineKey';

/** A line of a saved list: what is asked for, and nothing of what it costs. */
export interface SavedLine {
  readonly code: string;
  /** What the unit is called; null for the product's default unit. */
  readonly unit: string | null;
  /** As it was written: a mistake in it is said where it is ordered. */
  readonly quantity: string;
}

/** Lines that a user keeps under a name, in this browser. Contract §2. */
export interface SavedList {
  /** Milliseconds since 1970 when it was made; no two have the same. */
  readonly id: number;
  readonly name: string;
  /** Milliseconds since 1970 when its lines or its name changed last. */
  readonly changed: number;
  readonly lines: readonly SavedLine[];
}

export type Lists = readonly SavedList[];

/** Whether another list has that name, however its letters are written. */
function isNameTaken(lists: Lists, name: string, except?: number): boolean {
  return lists.some((list) => list.id !== except && fold(list.name) === fold(name.trim()));
}

/** What is wrong with the name that a list is to have; undefined for nothing. `except` is the list itself. */
export function nameMistake(lists: Lists, name: string, except?: number): 'saved.nameMissing' | 'saved.nameTaken' | undefined {
  if (name.trim() === '') return 'saved.nameMissing';
  return isNameTaken(lists, name, except) ? 'saved.nameTaken' : undefined;
}

/** The name, with the first number behind it that makes it one of its own: 'Sepet', 'Sepet (2)'. */
export function freeName(lists: Lists, name: string): string {
  let free = name;
  for (let number = 2; isNameTaken(lists, free); number += 1) free = `${name} (${number})`;
  return free;
}

/** Adds a list; `now` in milliseconds since 1970. A name that is taken gets a number. */
export function addList(lists: Lists, { name, lines }: Pick<SavedList, 'name' | 'lines'>, now: number): Lists {
  const id = Math.max(now, ...lists.map((list) => list.id + 1));
  return [...lists, { id, name: freeName(lists, name.trim()), changed: now, lines: mergeLines(lines, []) }];
}

/** Puts lines into a list behind its own; those of the same code and unit are added to them. */
export function addLinesTo(lists: Lists, id: number, lines: readonly SavedLine[], now: number): Lists {
  return change(lists, id, (list) => ({ ...list, changed: now, lines: mergeLines(list.lines, lines) }));
}

export function renameList(lists: Lists, id: number, name: string, now: number): Lists {
  return change(lists, id, (list) => ({ ...list, changed: now, name: name.trim() }));
}

export function removeList(lists: Lists, id: number): Lists {
  return lists.filter((list) => list.id !== id);
}

/** Brings a list back as it was. Where its name is another's by now, it gets a number. */
export function restoreList(lists: Lists, list: SavedList): Lists {
  if (lists.some(({ id }) => id === list.id)) return lists;
  return [...lists, { ...list, name: freeName(lists, list.name) }];
}

/** The last changed first. */
export function sortLists(lists: Lists): Lists {
  return [...lists].sort((one, other) => other.changed - one.changed || other.id - one.id);
}

function change(lists: Lists, id: number, to: (list: SavedList) => SavedList): Lists {
  return lists.map((list) => (list.id === id ? to(list) : list));
}

const isWhole = ({ quantity }: SavedLine) => /^\d{1,15}$/.test(quantity);

/** Each code and unit once. A quantity that is no whole number stays in a line of its own: adding it up would hide its mistake. */
function mergeLines(lines: readonly SavedLine[], more: readonly SavedLine[]): readonly SavedLine[] {
  const merged: SavedLine[] = [];
  const places = new Map<string, number>();
  for (const line of [...lines, ...more]) {
    const place = isWhole(line) ? places.get(lineKey(line)) : undefined;
    const first = place === undefined ? undefined : merged[place];
    if (place !== undefined && first) {
      merged[place] = { ...first, quantity: String(Number(first.quantity) + Number(line.quantity)) };
      continue;
    }
    if (isWhole(line)) places.set(lineKey(line), merged.length);
    merged.push(line);
  }
  return merged;
}
