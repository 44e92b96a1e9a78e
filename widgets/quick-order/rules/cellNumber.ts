import { readTypedNumber } from '@/domain/typedNumber';
import { splitQuantity } from './units';

/** A number in a cell, as far as it tells quantities from codes and prices. */
export interface CellNumber {
  readonly value: number;
  /** Digits before its decimals. Zeros in front count: '000123' is a code, and no small number. */
  readonly digits: number;
  /** It is written with decimals, '5,00' too, or with a currency. '5,000' is how an ERP writes a quantity. */
  readonly isPriceLike: boolean;
  readonly hasCurrency: boolean;
}

/** '1,500.00': no number of decision 63, but in a sheet nothing else than one. */
const FOREIGN = /^[+-]?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+|,\d{3})$/;
const CURRENCY = /\p{Sc}|TL\b/iu;
/** An amount is written 'TL 9' or '9 TL': 'TL-9' and 'TL100' are names of goods. */
const CODE = /^TL-?\d+$/i;
const DECIMALS = /,(?!000$)\d+$|^[+-]?\d*\.(?!\d{3}$)\d+$/;

/** Whether it is a number as it is written where the dot has the decimals. What it orders nobody knows for sure. */
export const isForeignNumber = (text: string) => FOREIGN.test(text);

/** The number that a cell holds, a unit behind it or not; null where it holds none. Decision 63. */
export function readCellNumber(cell: string): CellNumber | null {
  const { quantity: text } = splitQuantity(cell);
  if (CODE.test(text)) return null;
  const isForeign = isForeignNumber(text);
  const value = isForeign ? Number(text.replaceAll(',', '')) : readTypedNumber(text);
  if (value === null) return null;
  const hasCurrency = CURRENCY.test(text);
  const whole = /^[^\d]*0\d/.test(text) ? text : String(Math.trunc(Math.abs(value)));
  return {
    value,
    digits: whole.replace(/[.,]\d*$/, '').replace(/\D/g, '').length,
    isPriceLike: hasCurrency || (isForeign ? text.includes('.') : DECIMALS.test(text)),
    hasCurrency,
  };
}
