import type { Profile } from './profile';

/**
 * Which of several columns of numbers is the quantity, the code being known. A count of the rows is none, nor is a rate of tax, nor what
 * two others come to. Whole numbers are rather than those with decimals, which are prices; else the shorter ones, else the first behind
 * the code.
 */
export function findQuantity(all: readonly Profile[], code: Profile | undefined, unit: Profile | undefined): Profile | undefined {
  const possible = all.filter((profile) => profile.isQuantity && profile !== code);
  const uncounted = withoutCount(possible, code, unit);
  const candidates = withoutRates(uncounted, all);
  // What counts one row is no factor of it, though 1 × 22,12 is 22,12.
  const factors = findFactors(
    all.filter((profile) => profile !== code && (!possible.includes(profile) || uncounted.includes(profile))),
  );
  const multiplied = candidates.filter((profile) => factors.includes(profile));
  if (multiplied.length > 0) return first(multiplied, comparePrices);
  const isBefore = ({ column }: Profile) => Number(code !== undefined && column < code.column);
  return first(candidates, (a, b) => comparePrices(a, b) || a.digits - b.digits || isBefore(a) - isBefore(b));
}

function comparePrices(a: Profile, b: Profile): number {
  return a.fractions - b.fractions || a.prices - b.prices;
}

/**
 * 1, 2, 3 … before the code counts the rows, so do 7 and 8 of some that were copied, and any number where one behind the code has its unit
 * behind it. 1 and 2 alone do only where what is left is whole, and therefore no price.
 */
function withoutCount(candidates: readonly Profile[], code?: Profile, unit?: Profile): readonly Profile[] {
  const isBehind = ({ column }: Profile) => !code || column > code.column;
  const hasUnit = candidates.some((one) => isBehind(one) && one.prices < 0.5 && one.column + 1 === unit?.column);
  const isCount = ({ isCount: isFromOne, numbers }: Profile) =>
    isFromOne || (numbers.length > 1 && numbers.every((number, at) => number?.value === (numbers[0]?.value ?? 0) + at));
  const others = candidates.filter((profile) => isBehind(profile) || !(hasUnit || isCount(profile)));
  const isSure = others.some(({ fractions, numbers }) => fractions === 0 || numbers.length > 2);
  return isSure ? others : candidates;
}

/** What is the same in all rows behind a price is a rate of tax or of discount, where something else can be the quantity. */
function withoutRates(candidates: readonly Profile[], all: readonly Profile[]): readonly Profile[] {
  const price = all.find(({ prices }) => prices >= 0.5);
  const isRate = ({ column, numbers }: Profile) =>
    price !== undefined &&
    column > price.column &&
    numbers.length > 1 &&
    numbers.every((number) => number !== null && number.value === numbers[0]?.value);
  const others = candidates.filter((profile) => !isRate(profile));
  return others.some(({ fractions, prices }) => fractions === 0 && prices < 0.5) ? others : candidates;
}

/** The two columns that a third one behind them is the product of, in every row: quantity and price; none where there is no such. */
function findFactors(all: readonly Profile[]): readonly Profile[] {
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
