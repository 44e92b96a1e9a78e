import type { GenericSchema } from 'valibot';
import { read } from '@/schemas/read';

/**
 * An answer of POST bin-control without the plans that `schema` cannot read; one console warning counts them and names what is
 * wrong with the first (decision 68). A list of which nothing could be read stays, for the failure that it is.
 */
export function withoutBadPlans(answer: unknown, schema: GenericSchema): unknown {
  let problem = '';
  let leftOut = 0;
  let of = 0;

  const sift = (value: unknown, path: string): unknown => {
    if (Array.isArray(value)) return siftList(value, path);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        key === 'plans' || key === 'posPlans' ? sift(part, `${path}${key}.`) : part,
      ]),
    );
  };
  const siftList = (entries: readonly unknown[], path: string): unknown => {
    const right = entries.flatMap((entry, place) => {
      if (typeof entry === 'object' && entry !== null && 'posPlans' in entry) return [sift(entry, `${path}${place}.`)];
      of += 1;
      const plan = read(schema, entry);
      if (plan.ok) return [entry];
      leftOut += 1;
      const { field, received, allowed } = plan.problem;
      problem ||= `${path}${place}${field && `.${field}`}: received ${received}; allowed: ${allowed}.`;
      return [];
    });
    return right.length === 0 ? entries : right;
  };

  const sifted = sift(answer, '');
  if (problem) console.warn(`[vitrin] ${leftOut} of ${of} card plans left out. ${problem}`);
  return sifted;
}
