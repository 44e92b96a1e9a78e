/** Why a line of a paste cannot be what it says: a formula or its error stands in a cell, or Excel has rounded a long code ("8,69E+12"). */
export type CellFault = 'formula' | 'rounded';

/** So many codes a paste, a file or a link may bring at once. */
export const MOST_LINES = 1000;

/** One line of an order as it was typed, pasted or handed over. Contract §4. */
export interface Line {
  readonly code: string;
  /** What the unit is called, in any spelling; null for the product's default unit. */
  readonly unit: string | null;
  /** As it was written: '5', '1.000', '2,5', 'abc'; '' counts as 1. */
  readonly quantity: string;
  /** How many lines of the paste it is made of. */
  readonly from: number;
  readonly fault: CellFault | null;
  /** Of a draft: it was sent before, and no answer came. */
  readonly isInDoubt?: boolean;
}

/** '=A1*2', and what spreadsheets show where a formula fails: '#YOK', '#REF!', '#N/A'. */
const FORMULA = /^(?:=|#(?:[A-ZÇĞİÖŞÜ]+[!?]|N\/A|YOK|SAYI\/0!|DIV\/0!|#+))/;
/** What Excel makes of a barcode in a narrow column, the last digits of which are lost; '3E10' may be a code. */
const ROUNDED = /^\d(?:[.,]\d+E\+?|E\+)\d+$/i;

/** What is wrong with the cells of a line. */
export function faultOf(code: string, quantity: string): CellFault | null {
  if (FORMULA.test(code) || FORMULA.test(quantity)) return 'formula';
  return ROUNDED.test(code) ? 'rounded' : null;
}

/** What stands unseen in copies from web pages, chats and PDF files: soft hyphens, joiners, marks of direction. */
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g;
/** Letters and digits as wide as Chinese ones. */
const WIDE = /[\uFF01-\uFF5E]+/g;

/** Hyphens that do not break, dashes and minus signs: word processors and PDF files put them into codes. */
const HYPHENS = /[\u2010-\u2015\u2212]/g;

/** What programs that know no Turkish make of 'İ' where they write it small. */
const DOTTED_I = /i\u0307/g;

/** A text as it looks, however it is encoded: 'Ö' of two characters, as macOS has it, is one. */
export const plainText = (text: string) =>
  text
    .replace(UNSEEN, '')
    .replace(HYPHENS, '-')
    .replace(WIDE, (wide) => wide.normalize('NFKC'))
    .normalize()
    .replace(DOTTED_I, 'i');

/** A code as it is asked for: in one line, without the spaces around it. */
export const cleanCode = (text: string) => plainText(text).replace(/\s+/g, ' ').trim();

/** A line that is whole in itself. */
export function createLine(code: string, quantity: string, unit: string | null = null): Line {
  return { code: cleanCode(code), unit, quantity: quantity.trim(), from: 1, fault: faultOf(code, quantity) };
}
