import { decimal } from '../money/decimal';
import { formatPrice } from '../money/format';
import type { Money } from '../money/money';
import type { Product, Unit } from '../product';
import { pieceName } from '../units';

type PackOf = Pick<Unit, 'value' | 'multiplier'>;

/** Whether a price in that unit is for other than a single piece, and so names the unit. Decision 73. */
export function isPriceOfSeveral<U extends PackOf>(unit: U | null): unit is U {
  return unit !== null && unit.value !== '' && unit.multiplier > 0 && unit.multiplier !== 1;
}

/** What a single piece costs, unrounded, where so much is asked for one unit. Decision 73. */
export function piecePrice({ value, currency }: Money, { multiplier }: Pick<Unit, 'multiplier'>): Money {
  return { value: decimal(value).div(decimal(multiplier)).toNumber(), currency };
}

/** Below this, two decimals would hide half of a piece's price. */
const SMALL = 0.1;
const PLACES = 2;
const SMALL_PLACES = 4;

/** Digits after the decimal point that the price of a piece has at most: two (S1 §9), four for what costs a few kuruş. */
export const piecePlaces = ({ value }: Money): number => (value < SMALL ? SMALL_PLACES : PLACES);

/** What is said of a price of several: "₺0,40/ADET". `piece` is asked for where the product has no word for a piece. Decision 73. */
export function pieceText(price: Money, product: Pick<Product, 'units'>, unit: PackOf, piece: () => string): string {
  const single = piecePrice(price, unit);
  return `${formatPrice(single, piecePlaces(single))}/${pieceName(product) ?? piece()}`;
}
