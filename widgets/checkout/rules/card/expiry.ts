import { digitsOf } from './number';

const MONTH_THEN_YEAR = /^(\d{1,2})[^\d]+(?:\d{2})?(\d{2})$/;
const YEAR_THEN_MONTH = /^\d{2}(\d{2})[^\d]+(\d{1,2})$/;

/** The four digits MMYY of an expiry date as people and browsers write it; fewer where it is not all there. */
function monthAndYear(text: string): string {
  const written = text.trim();
  const [, month, year] = MONTH_THEN_YEAR.exec(written) ?? [];
  if (month && year) return month.padStart(2, '0') + year;
  const [, ownYear, ownMonth] = YEAR_THEN_MONTH.exec(written) ?? [];
  if (ownYear && ownMonth) return ownMonth.padStart(2, '0') + ownYear;
  const digits = digitsOf(written);
  // MMYYYY
  return digits.length === 6 ? digits.slice(0, 2) + digits.slice(4) : digits.slice(0, 4);
}

/** An expiry date as 'MM/YY', from '1229', '12/2029', '12 / 29' or '2029-12'; unfinished ones as far as they go. Decision 42. */
export function expiryText(text: string): string {
  return monthAndYear(text).replace(/^(\d{2})(?=\d)/, '$1/');
}

/** Whether month and year are all there, as '12/29' or '12/2029'; whether there is such a month is not asked. S2 §9, decision 40. */
export function isExpiry(text: string): boolean {
  return digitsOf(text).length >= 4;
}
