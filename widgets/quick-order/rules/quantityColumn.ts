import type { Profile } from './profile';

/**
 * Which of several columns of numbers is the quantity, the code being known. A count of the rows is none, nor is a rate of tax, nor what
 * two others come to. Whole numbers are rather than those with decimals, which are prices; before all the one with its unit behind it,
 * else one behind the code, where nobody counts rows, else the shorter ones.
 */
export function findQuantity(all: readonly Profile[], code: Profile | undefined, unit: Profile | undefined): Profile | undefined {
  const possible = all.filter((profile) => profile.isQuantity && profile !== code);
  const uncounted = withoutCount(possible, code);
  const candidates = withoutRates(uncounted, all);
  // What counts one row is no factor of it, though 1 × 22,12 is 22,12.
  const factors = findFactors(
    all.filter((profile) => profile !== code && (!possible.includes(profile) || uncounted.includes(profile))),
  );
  const multiplied = candidates.filter((profile) => factors.includes(profile));
  if (multiplied.length > 0) return first(multiplied, comparePrices);
  const isBefore = ({ column }: Profile) => Number(code !== undefined && column < code.column);
  const isFar = ({ column }: Profile) => Number(column + 1 !== unit?.column);
  return first(
    candidates,
    (a, b) =>
      a.fractions - b.fractions ||
      isFar(a) - isFar(b) ||
      comparePrices(a, b) ||
      isBefore(a) - isBefore(b) ||
      a.digits - b.digits,
  );
}

function comparePrices(a: Profile, b: Profile): number {
  return a.fractions - b.fractions || a.prices - b.prices;
}

/** 1, 2, 3 … before the code counts the rows; 1 and 2 alone only where what is left is whole, and therefore no price. */
function withoutCount(candidates: readonly Profile[], code: Profile | undefined): readonly Profile[] {
  const others = candidates.filter(({ isCount, column }) => !isCount || !code || column > code.column);
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
