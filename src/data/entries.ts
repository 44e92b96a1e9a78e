import type * as v from 'valibot';
import { readEntries, type LeftOut, type Lists } from '@/schemas/entries';
import { entriesComplaint } from '@/schemas/entriesComplaint';
import { describeProblem } from '@/schemas/read';
import { checkAnswered, misshapen, parseBody } from './answer';
import { complainOfAnswer, type Complain } from './complaint';

/** An answer as far as it could be read. */
export interface CheckedEntries<T> {
  readonly value: T;
  readonly leftOut: readonly LeftOut[];
}

/**
 * Checks a 2xx answer against what was asked for, the entries of `lists` one by one: those that cannot be read are left
 * out, and the console and the page (`vitrin:error`) hear of them in one message. Decisions 9 and 68.
 * @throws ApiFailure `refused` when it carries an error of the server; `shape` when it is anything else, or where a list has
 * entries and none of them can be read.
 */
export function checkEntries<T>(
  text: string,
  schema: v.GenericSchema<unknown, T>,
  lists: Lists,
  complain: Complain = complainOfAnswer,
): CheckedEntries<T> {
  const body = parseBody(text);
  checkAnswered(body);
  const answer = readEntries(schema, body, lists);
  if (!answer.ok) {
    const { list, problem } = answer;
    const what = list === undefined ? '' : `None of the ${lists[list] ?? ''} can be read. `;
    throw misshapen(what + describeProblem(problem), problem.field);
  }
  const complaint = entriesComplaint(answer, lists);
  if (complaint) complain(complaint);
  return answer;
}

/** Complains, but of the same thing once: of an answer that is asked for again and again. */
export function complainOnce(): Complain {
  let last = '';
  return (complaint) => {
    if (complaint.message !== last) complainOfAnswer(complaint);
    last = complaint.message;
  };
}
