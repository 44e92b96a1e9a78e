import type { Source } from '../input/source';
import type { Finding } from '../problem';

/** A page that is in another encoding than browsers take it for. */
export function charsetFindings({ charset, url }: Source): readonly Finding[] {
  if (!charset) return [];
  const { declared, actual, offset } = charset;
  const said =
    declared === null ? 'Neither the page nor its server says its encoding' : `The page is said to be ${declared}, and is not`;
  const message = `${said}${actual === null ? '' : `; it is ${actual}`}: letters such as ş and ğ come out wrong.`;
  const save = actual === 'utf-8' ? '' : 'Save the file as UTF-8. ';
  const send = url === null ? '' : ', and send it as text/html; charset=utf-8';
  return [
    { code: 'wrong-charset', offset, message, fix: `${save}Write <meta charset="utf-8"> as the first thing in the head${send}.` },
  ];
}
