import { roundHalfUp } from '../money/decimal';
import { toNumber } from '../number';

/** The amount in TRY that a text says, at most 2 decimals: '12,50' is 12.5; '-5', '0' and words are 0. S2 §5, decision 42. */
export function readAmount(text: string): number {
  const amount = toNumber(text);
  return amount !== null && amount > 0 ? roundHalfUp(amount) : 0;
}
