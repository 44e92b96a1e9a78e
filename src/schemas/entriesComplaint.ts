import type { LeftOut, Lists } from './entries';
import { describeProblem } from './read';

/** How many entries of the list `items` were left out, which stands where the lists are looked for. */
export function countLeftOut(leftOut: readonly LeftOut[]): number {
  return leftOut.find(({ list }) => list === 'items')?.count ?? 0;
}

/** What a theme author is told of entries that cannot be read. */
export interface EntriesComplaint {
  /** `3 of 24 products left out. items.2.brand: received …; allowed: ….` */
  readonly message: string;
  /** The path of what is wrong with the first. */
  readonly field: string;
}

/** What there is to complain of; null where every entry could be read. */
export function entriesComplaint(answer: { readonly leftOut: readonly LeftOut[] }, lists: Lists): EntriesComplaint | null {
  const told = Object.keys(lists).flatMap((path) => {
    const parts = answer.leftOut.filter(({ list }) => list === path);
    return parts[0] ? [{ ...parts[0], count: sum(parts, 'count'), of: sum(parts, 'of') }] : [];
  });
  const counts = told.map(({ count, of, list }) => `${count} of ${of} ${lists[list] ?? ''}`);
  const problem = told[0]?.problem;
  return problem ? { message: `${counts.join(', ')} left out. ${describeProblem(problem)}`, field: problem.field } : null;
}

function sum(parts: readonly LeftOut[], what: 'count' | 'of'): number {
  return parts.reduce((total, part) => total + part[what], 0);
}
