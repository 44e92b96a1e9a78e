import type { EntriesRead, LeftOut, Lists } from './entries';
import { describeProblem, type FieldProblem } from './read';

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

/** What there is to complain of; null where every entry could be read, or the fault is no entry's. */
export function entriesComplaint(answer: EntriesRead<unknown>, lists: Lists): EntriesComplaint | null {
  if (!answer.ok)
    return answer.list === undefined ? null : complaintOf(`None of the ${lists[answer.list] ?? ''} can be read`, answer.problem);
  const told = Object.keys(lists).flatMap((path) => {
    const parts = answer.leftOut.filter(({ list }) => list === path);
    return parts[0] ? [{ ...parts[0], count: sum(parts, 'count'), of: sum(parts, 'of') }] : [];
  });
  const counts = told.map(({ count, of, list }) => `${count} of ${of} ${lists[list] ?? ''}`);
  return told[0] ? complaintOf(`${counts.join(', ')} left out`, told[0].problem) : null;
}

function sum(parts: readonly LeftOut[], what: 'count' | 'of'): number {
  return parts.reduce((total, part) => total + part[what], 0);
}

function complaintOf(what: string, problem: FieldProblem): EntriesComplaint {
  return { message: `${what}. ${describeProblem(problem)}`, field: problem.field };
}
