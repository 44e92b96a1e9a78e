import * as v from 'valibot';
import { problemOf, read, type FieldProblem } from './read';

/**
 * The lists whose entries are read one by one, by their dotted paths without places, '' for the value itself; each with
 * the noun that a message counts its entries by: `{ items: 'products', 'items.units': 'units' }`.
 */
export type Lists = Readonly<Record<string, string>>;

/** What was left out of the lists of one path. */
export interface LeftOut {
  readonly count: number;
  /** How many entries those lists had before. */
  readonly of: number;
  /** What is wrong with the first. */
  readonly problem: FieldProblem;
}

export type EntriesRead<T> =
  | {
      readonly ok: true;
      readonly value: T;
      /** By the paths of {@link Lists}; empty where every entry could be read. */
      readonly leftOut: ReadonlyMap<string, LeftOut>;
    }
  | {
      readonly ok: false;
      readonly problem: FieldProblem;
      /** The path of the list of which nothing could be read, where that is what is wrong. */
      readonly list?: string;
    };

interface Flaw {
  /** What leads to it from the value that is looked at. */
  readonly path: ReadonlyArray<string | number>;
  readonly problem: FieldProblem;
}

/**
 * Checks `raw` against `schema`, but takes none of `lists` away for one of its entries: an entry that cannot be read is
 * left out, the innermost around what is wrong. Where a list has entries and none of them can be read, the list cannot, and
 * so not what it stands in. Never throws. Decision 68.
 */
export function readEntries<T>(schema: v.GenericSchema<unknown, T>, raw: unknown, lists: Lists): EntriesRead<T> {
  const whole = read(schema, raw);
  if (whole.ok) return { ...whole, leftOut: new Map() };
  const flaws = (v.safeParse(schema, raw).issues ?? []).map((issue) => ({
    path: (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key))),
    problem: problemOf(issue, raw),
  }));
  const sifted = sift(raw, '', flaws, lists);
  if (!sifted.ok) return sifted;
  // What a schema checks in a second step shows once the first has passed.
  const rest = readEntries(schema, sifted.value, lists);
  if (!rest.ok) return rest;
  const leftOut = new Map(rest.leftOut);
  for (const [list, { count, of, problem }] of sifted.leftOut)
    leftOut.set(list, { count: count + (rest.leftOut.get(list)?.count ?? 0), of, problem });
  return { ...rest, leftOut };
}

/** What a theme author is told of entries that cannot be read. */
export interface EntriesComplaint {
  /** `3 of 24 products left out. items.2.brand: received …; allowed: ….` */
  readonly message: string;
  /** The path of what is wrong with the first. */
  readonly field: string;
}

/** What there is to complain of; null where every entry could be read, or the fault is no entry's. */
export function entriesComplaint(answer: EntriesRead<unknown>, lists: Lists): EntriesComplaint | null {
  if (!answer.ok)
    return answer.list === undefined ? null : complaintOf(`None of the ${lists[answer.list] ?? ''} can be read`, answer.problem);
  const told = Object.entries(lists).flatMap(([path, noun]) => {
    const list = answer.leftOut.get(path);
    return list ? [{ ...list, noun }] : [];
  });
  const [first] = told;
  const counts = told.map(({ count, of, noun }) => `${count} of ${of} ${noun}`).join(', ');
  return first ? complaintOf(`${counts} left out`, first.problem) : null;
}

function complaintOf(what: string, { field, received, allowed }: FieldProblem): EntriesComplaint {
  return { message: `${what}. ${field}: received ${received}; allowed: ${allowed}.`, field };
}

/** `value`, which stands at `path`, without the entries that have flaws. */
function sift(value: unknown, path: string, flaws: readonly Flaw[], lists: Lists): EntriesRead<unknown> {
  const [first] = flaws;
  const leftOut = new Map<string, LeftOut>();
  if (!first) return { ok: true, value, leftOut };
  if (typeof value !== 'object' || value === null) return { ok: false, problem: first.problem };
  const parts = new Map<string, unknown>(Object.entries(value));
  const of = parts.size;
  const lost: FieldProblem[] = [];
  const isList = Array.isArray(value) && Object.hasOwn(lists, path);
  for (const key of new Set(flaws.map((flaw) => flaw.path[0]))) {
    if (key === undefined) return { ok: false, problem: first.problem };
    const below = flaws.filter((flaw) => flaw.path[0] === key).map((flaw) => ({ ...flaw, path: flaw.path.slice(1) }));
    const partPath = typeof key === 'number' ? path : [path, key].filter(Boolean).join('.');
    const part = sift(parts.get(String(key)), partPath, below, lists);
    if (part.ok) {
      parts.set(String(key), part.value);
      for (const [list, more] of part.leftOut) leftOut.set(list, added(leftOut.get(list), more));
    } else if (isList) {
      parts.delete(String(key));
      lost.push(part.problem);
    } else return part;
  }
  const [problem] = lost;
  if (problem && parts.size === 0) return { ok: false, problem, list: path };
  if (problem) leftOut.set(path, { count: lost.length, of, problem });
  return { ok: true, value: Array.isArray(value) ? [...parts.values()] : Object.fromEntries(parts), leftOut };
}

function added(before: LeftOut | undefined, more: LeftOut): LeftOut {
  return before ? { ...before, count: before.count + more.count, of: before.of + more.of } : more;
}
