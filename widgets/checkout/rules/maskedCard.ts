/**
 * 13 to 19 digits, as they come from a card: in one piece, or in groups. What stands before them is caught as well and
 * put back: Safari before 16.4 knows no lookbehind.
 */
const CARD_NUMBER = /(^|\D)(\d(?:[ -]?\d){12,18})(?!\d)/g;

/**
 * A text without any whole card number: of each the first six and the last four digits stay, as receipts may show
 * them. What is masked already stays as it is. Decision 43.
 */
export function maskCardNumbers(text: string): string {
  return text.replace(CARD_NUMBER, (_, before: string, number: string) => {
    const digits = number.replace(/\D/g, '');
    const masked = digits.slice(0, 6) + '*'.repeat(digits.length - 10) + digits.slice(-4);
    return before + masked.replace(/.{4}(?=.)/g, '$& ');
  });
}
