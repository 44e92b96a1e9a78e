import * as v from 'valibot';
import { problemOf, read, type FieldProblem } from './read';

/**
 * The lists whose entries are read one by one, by their dotted paths without places, '' for the value itself; each with
 * the noun that a message counts its entries by: `{ items: 'products', 'items.units': 'units' }`.
 */
export type Lists = Readonly<Record<string, string>>;

/** What was left out of one list. */
export interface LeftOut {
  /** Its path, as {@link Lists} has it. */
  readonly list: string;
  readonly count: number;
  /** How many entries it had before. */
  readonly of: number;
  /** What is wrong with the first. */
  readonly problem: FieldProblem;
}

interface Unread {
  readonly ok: false;
  readonly problem: FieldProblem;
  /** The path of the list of which nothing could be read, where that is what is wrong. */
  readonly list?: string;
}

export type EntriesRead<T> = { readonly ok: true; readonly value: T; readonly leftOut: readonly LeftOut[] } | Unread;

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
  if (whole.ok) return { ...whole, leftOut: [] };
  const flaws = (v.safeParse(schema, raw).issues ?? []).map((issue) => ({
    path: (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key))),
    problem: problemOf(issue, raw, schema),
  }));
  const sifted = sift(raw, '', flaws, lists);
  return sifted.ok ? { ...sifted, ...read(schema, sifted.value) } : sifted;
}

/** `value`, which stands at `path`, without the entries that have flaws. */
function sift(value: unknown, path: string, flaws: readonly Flaw[], lists: Lists): EntriesRead<unknown> {
  const own = flaws.find(({ path: [key = ''] }) => !Object.hasOwn(Object(value) as object, key));
  if (own) return { ok: false, problem: own.problem };
  if (flaws.length === 0) return { ok: true, value, leftOut: [] };
  const isList = Array.isArray(value);
  const leftOut: LeftOut[] = [];
  const lost: Unread[] = [];
  const kept = Object.entries(Object(value) as object).flatMap(([key, part]: [string, unknown]) => {
    const below = flaws.filter((flaw) => String(flaw.path[0]) === key).map((flaw) => ({ ...flaw, path: flaw.path.slice(1) }));
    const sifted = sift(part, isList ? path : [path, key].filter(Boolean).join('.'), below, lists);
    if (sifted.ok) {
      leftOut.push(...sifted.leftOut);
      return [[key, sifted.value] as const];
    }
    lost.push(sifted);
    return [];
  });
  const [first] = lost;
  if (first && !(isList && Object.hasOwn(lists, path))) return first;
  if (first && kept.length === 0) return { ...first, list: path };
  if (first) leftOut.push({ list: path, count: lost.length, of: kept.length + lost.length, problem: first.problem });
  return { ok: true, value: isList ? kept.map(([, part]) => part) : Object.fromEntries(kept), leftOut };
}
