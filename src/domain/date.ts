import { once } from './once';

const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:[T ](\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;
// A moment is told as the shop's clocks show it, wherever the reader is.
const moment = once(
  () =>
    new Intl.DateTimeFormat('tr-TR', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      timeZone: 'Europe/Istanbul',
    }),
);

/** A date as it is read: ISO becomes dd.MM.yyyy HH:mm, any other text stays as it is. Decision 48. */
export function formatDate(text: string): string {
  const [iso, year, month, day, hour, minute, zone] = ISO.exec(text.trim()) ?? [];
  if (iso === undefined) return text;
  if (zone === undefined) return `${day}.${month}.${year}${hour === undefined ? '' : ` ${hour}:${minute}`}`;
  const date = new Date(iso.replace(' ', 'T'));
  return Number.isNaN(date.getTime()) ? text : moment().format(date);
}
