import { commissionOf } from '../../mocks/shop/cards';
import type { CardPayment } from '../../mocks/wire';

const FIELDS = ['advencePrice', 'amount', 'bin', 'description', 'expiry', 'holder', 'installment', 'last4', 'plan'];

const isText = (value: unknown): value is string => typeof value === 'string';
const matches = (value: unknown, form: RegExp): value is string => isText(value) && form.test(value);

/** What the frame's script tells the server of a payment, checked to the field; null where anything is off. */
export function readPayment(json: unknown): CardPayment | null {
  if (typeof json !== 'object' || json === null) return null;
  const {
    bin,
    last4,
    expiry,
    holder,
    plan,
    installment,
    amount,
    description,
    advencePrice,
    ...more
  }: Readonly<Record<string, unknown>> = { ...json };
  if (Object.keys(json).length !== FIELDS.length || Object.keys(more).length > 0) return null;
  if (!matches(bin, /^\d{8}$/) || !matches(last4, /^\d{4}$/) || !matches(expiry, /^\d\d\/\d\d$/)) return null;
  if (!matches(holder, /\S/) || !isText(description) || !isText(advencePrice)) return null;
  if (typeof installment !== 'number' || typeof amount !== 'number' || !(amount > 0)) return null;
  const commission = commissionOf(bin, plan, installment);
  if (commission === null) return null;
  // In whole numbers: a half of a kuruş goes up (decisions 15 and 42), of which binary fractions know nothing.
  const charged = Math.round((Math.round(amount * 100) * Math.round(10_000 + commission * 100)) / 10_000) / 100;
  return { holder, ccno: `${bin}****${last4}`, expiry, installment, amount, charged, description, advencePrice };
}
