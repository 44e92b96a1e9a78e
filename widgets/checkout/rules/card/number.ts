const CARD_DIGITS = 16;
const BIN_DIGITS = 8;

/** The digits of a text, in order: masks, spaces and dashes do not count (decision 40). */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

/** Whether a card number is all there: at least 16 digits. S2 §9, decision 40. */
export function isCardNumber(text: string): boolean {
  return digitsOf(text).length >= CARD_DIGITS;
}

/** What the bank is looked up by: the first 8 digits, where there are exactly 16; else null. S2 §5, decision 41. */
export function binOf(cardNumber: string): string | null {
  const digits = digitsOf(cardNumber);
  return digits.length === CARD_DIGITS ? digits.slice(0, BIN_DIGITS) : null;
}

/** A card number as it is written on cards, in groups of four: 'xxxx xxxx'. Digits beyond the 16th are cut off. */
export function groupCardNumber(text: string): string {
  return digitsOf(text)
    .slice(0, CARD_DIGITS)
    .replace(/(\d{4})(?=\d)/g, '$1 ');
}
