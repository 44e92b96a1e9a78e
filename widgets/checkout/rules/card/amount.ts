import { roundHalfUp } from '@/domain/money/decimal';
import { readTypedNumber } from '@/domain/typedNumber';

/** The amount in TRY that a text says, at most 2 decimals: '12,50' is 12.5; '-5', '0' and words are 0. S2 §5, decisions 42 and 63. */
export function readAmount(text: string): number {
  const amount = readTypedNumber(text);
  return amount !== null && amount > 0 ? roundHalfUp(amount) : 0;
}
