import type { Message } from '@/domain/message';
import { isExpiry } from './expiry';
import { digitsOf, isCardNumber } from './number';

/** What the payer has typed, with or without masks. The amount is in TRY, null while there is none. */
export interface CardForm {
  readonly card: string;
  readonly holder: string;
  readonly ccv: string;
  readonly amount: number | null;
  readonly expire: string;
}

export type CardField = keyof CardForm;

/** Something is wrong with a field; null: with the form as a whole. */
export interface CardProblem {
  readonly field: CardField | null;
  readonly message: Message<`card.missing.${CardField | 'form'}`>;
}

const CCV_DIGITS = 3;

/** The checks, in the order in which they are told. */
const CHECKS: ReadonlyArray<readonly [CardField, (form: CardForm) => boolean]> = [
  ['card', ({ card }) => isCardNumber(card)],
  ['holder', ({ holder }) => holder.trim() !== ''],
  ['ccv', ({ ccv }) => digitsOf(ccv).length >= CCV_DIGITS],
  ['amount', ({ amount }) => amount !== null && amount > 0],
  ['expire', ({ expire }) => isExpiry(expire)],
];

const problem = (field: CardField | null): CardProblem => ({ field, message: { key: `card.missing.${field ?? 'form'}` } });

/** Everything that keeps a card payment from starting, the first to be told first. S2 §5, decision 40. */
export function cardProblems(form: CardForm | null): readonly CardProblem[] {
  if (!form) return [problem(null)];
  return CHECKS.flatMap(([field, isRight]) => (isRight(form) ? [] : [problem(field)]));
}
