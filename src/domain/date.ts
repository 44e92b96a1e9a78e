import { once } from './once';

/** A day, and a time of it as the shop's clocks show it or, with its zone at the end, a moment. */
const ISO =
  /^(\d{4})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d(?:\.\d+)?)?(Z|([+-]\d\d)(?::?(\d\d))?)?)?$/;
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
  const [iso, year, month, day, hour, minute, zone, hours, minutes = '00'] = ISO.exec(text.trim()) ?? [];
  if (iso === undefined) return text;
  if (zone === undefined) return `${day}.${month}.${year}${hour === undefined ? '' : ` ${hour}:${minute}`}`;
  // Browsers read no other zone than one with minutes behind a colon.
  const local = iso.slice(0, -zone.length).replace(' ', 'T');
  const date = new Date(local + (hours === undefined ? zone : `${hours}:${minutes}`));
  return Number.isNaN(date.getTime()) ? text : moment().format(date);
}
