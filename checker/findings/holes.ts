import type { FieldProblem } from '@/schemas/read';
import { withValue } from '../json/values';

type Path = readonly string[];

/** Enough of anything: whatever a check asks of an object stands in it. */
const THING = {
  id: 1,
  name: 'x',
  code: 'TL',
  value: 1,
  currency: 'TL',
  userName: 'x',
  exchangeRate: 1,
  subTotal: 1,
  tax: 1,
  tryTotal: 1,
  quantity: 1,
  items: [],
  products: [],
  values: [{ name: 'x' }],
  product: { id: 1, name: 'x' },
  productUnit: { id: 1, value: 'x' },
};
/** What is tried in place of a value that a template prints, one after the other. */
const TRIED: readonly unknown[] = [1, '/x', 'x', true, [], THING, [THING], null];
/** Above any page that people write. */
const MOST_ROUNDS = 500;

/**
 * The problems that stay, whatever a template prints. Each hole is filled with one value after the other until the check
 * takes it; a hole that takes none of them is not spoken of.
 */
export function certainProblems(
  data: unknown,
  holes: readonly Path[],
  check: (data: unknown) => readonly FieldProblem[],
): readonly FieldProblem[] {
  const tries = new Map<Path, number>();
  let filled = data;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const problems = check(filled);
    const next = problems
      .map(({ field }) => holeAround(field, holes))
      .find((hole) => hole && (tries.get(hole) ?? 0) < TRIED.length);
    if (!next) return problems.filter(({ field }) => !holeAround(field, holes));
    const tried = tries.get(next) ?? 0;
    filled = withValue(filled, next, TRIED[tried]);
    tries.set(next, tried + 1);
  }
  return [];
}

/** The hole that a field lies in, or that lies in it. */
function holeAround(field: string, holes: readonly Path[]): Path | undefined {
  return holes.find((hole) => {
    const path = hole.join('.');
    return path === field || path === '' || field === '' || field.startsWith(`${path}.`) || path.startsWith(`${field}.`);
  });
}
