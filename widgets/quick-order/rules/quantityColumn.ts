import type { Profile } from './profile';

/**
 * Which of several columns of numbers is the quantity, the code being known. A count of the rows is none, nor is a rate of tax, nor what
 * two others come to. Whole numbers are rather than those with decimals, which are prices; else the shorter ones, else the first behind
 * the code.
 */
export function findQuantity(all: readonly Profile[], code: Profile | undefined, unit: Profile | undefined): Profile | undefined {
  const possible = all.filter((profile) => profile.isQuantity && profile !== code);
  const isBefore = ({ column }: Profile) => code !== undefined && column < code.column;
  const uncounted = withoutCount(possible, isBefore);
  // What counts one row is no factor of it, though 1 × 22,12 is 22,12.
  const factors = findFactors(
    all.filter((profile) => profile !== code && (!possible.includes(profile) || uncounted.includes(profile))),
  );
  const multiplied = uncounted.filter((profile) => factors.includes(profile));
  if (multiplied.length > 0) return first(multiplied, comparePrices);
  return first(
    withoutPlaces(withoutRates(uncounted, all, unit), isBefore, unit),
    (a, b) => comparePrices(a, b) || a.digits - b.digits || Number(isBefore(a)) - Number(isBefore(b)),
  );
}

function comparePrices(a: Profile, b: Profile): number {
  return a.fractions - b.fractions || a.prices - b.prices;
}

type Is = (profile: Profile) => boolean;

/** 1, 2, 3 … before the code counts the rows; 1 and 2 alone only where what is left is whole, and therefore no price. */
function withoutCount(candidates: readonly Profile[], isBefore: Is): readonly Profile[] {
  const others = candidates.filter((profile) => !profile.isCount || !isBefore(profile));
  const isSure = others.some(({ fractions, numbers }) => fractions === 0 || numbers.length > 2);
  return isSure ? others : candidates;
}

/** 7 and 8 before the code are the places of rows that were copied out of more, any number is where one behind it has its unit. */
function withoutPlaces(candidates: readonly Profile[], isBefore: Is, unit?: Profile): readonly Profile[] {
  const hasUnit = candidates.some((profile) => !isBefore(profile) && isNamed(profile, unit));
  const isRun = ({ numbers }: Profile) =>
    numbers.length > 1 && numbers.every((number, at) => number?.value === (numbers[0]?.value ?? 0) + at);
  const others = candidates.filter((profile) => !isBefore(profile) || !(hasUnit || isRun(profile)));
  return others.some(({ fractions }) => fractions === 0) ? others : candidates;
}

/** Whole numbers with their unit behind them. */
const isNamed = ({ column, fractions }: Profile, unit?: Profile) => fractions === 0 && column + 1 === unit?.column;

/** What is the same in all rows behind a price is a rate of tax or of discount, where something else can be the quantity. */
function withoutRates(candidates: readonly Profile[], all: readonly Profile[], unit?: Profile): readonly Profile[] {
  const price = all.find((profile) => profile.prices >= 0.5 && !isNamed(profile, unit));
  const isRate = ({ column, numbers }: Profile) =>
    price !== undefined && column > price.column && numbers.every((number) => number && number.value === numbers[0]?.value);
  const others = candidates.filter((profile) => !isRate(profile));
  // One row alone does not tell what is the same.
  const isSure = ({ fractions, prices, numbers }: Profile) => fractions === 0 && prices < 0.5 && numbers.length > 1;
  return others.some((profile) => isSure(profile) || isNamed(profile, unit)) ? others : candidates;
}

/** Columns of a sheet that are compared with each other: a line of a thousand numbers is none. */
export const MOST_COLUMNS = 40;

/** The two columns that a third one behind them is the product of, in every row: quantity and price; none where there is no such. */
function findFactors(all: readonly Profile[]): readonly Profile[] {
  if (all.length > MOST_COLUMNS) return [];
  for (const product of all)
    for (const one of all)
      for (const other of all)
        if (one.column < other.column && other.column < product.column && isProduct(product, one, other)) return [one, other];
  return [];
}

function isProduct(product: Profile, one: Profile, other: Profile): boolean {
  let rows = 0;
  for (const [row, amount] of product.numbers.map((each, place) => [place, each] as const)) {
    const [a, b] = [one.numbers[row], other.numbers[row]];
    if (!amount || !a || !b) continue;
    // Amounts are rounded.
    if (Math.abs(amount.value - a.value * b.value) > 0.0101) return false;
    rows += 1;
  }
  return rows * 2 > product.numbers.length;
}

/** Of equals the first column: they come in their order, which sorting keeps. */
function first(profiles: readonly Profile[], order: (a: Profile, b: Profile) => number): Profile | undefined {
  return [...profiles].sort(order)[0];
}
