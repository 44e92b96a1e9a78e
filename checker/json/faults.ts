import { printParseErrorCode, type ParseError } from 'jsonc-parser';

/** Why a text is no JSON. */
export interface Fault {
  /** Where in the text. */
  readonly offset: number;
  readonly reason: string;
  readonly fix: string;
}

const ESCAPED = /&(?:quot|#34|#x22);/y;
const MORE = { reason: 'something stands after its end.', fix: 'Keep one object, and nothing after it.' };
const COMMA_TOO_MANY = { reason: 'a comma stands after the last entry.', fix: 'Take the comma away.' };

/** Says in words what the parser has found. */
export function faultOf(text: string, { error, offset, length }: ParseError): Fault {
  // Somewhere else it may be a part of a text, which is told apart from this.
  ESCAPED.lastIndex = offset;
  const escaped = ESCAPED.exec(text);
  if (escaped) {
    const fix =
      'Print it without escaping for HTML, with every < as \\u003c: Twig `|json_encode|raw`, Blade `@json(…)`, Razor `@Html.Raw(…)`.';
    return {
      offset: escaped.index,
      reason: `its quotes are escaped as ${escaped[0]}, which nothing turns back in a script.`,
      fix,
    };
  }
  const before = text.slice(0, offset).trimEnd();
  const next = text.charAt(offset);
  if (before.endsWith(',') && (next === '}' || next === ']')) return { offset: before.length - 1, ...COMMA_TOO_MANY };
  const found = text.slice(offset, offset + length);
  // Before a colon it is a name that lacks its quotes.
  const decimals = /\d,$/.test(before) ? /^\d+(?![\d\s]*:)/.exec(text.slice(offset)) : null;
  if (decimals) {
    const [number = ''] = /[\d.]+,$/.exec(before) ?? [];
    const fix = `Write ${number.slice(0, -1).replaceAll('.', '')}.${decimals[0]}, or print numbers with the JSON function.`;
    return { offset: before.length - 1, reason: 'a number has a decimal comma.', fix };
  }
  if (/[:[,]\s*-?0$/.test(text.slice(0, offset)) && /^\d/.test(found))
    return {
      offset: before.length - 1,
      reason: 'a number begins with 0.',
      fix: 'Put a code in double quotes, and write a number without the 0 before it.',
    };
  if (before === '' && found !== '')
    return {
      offset,
      reason: `it begins with ${/^[!-~]/.test(found) ? found : 'a character that cannot be seen'}.`,
      fix: 'Print one object, { … }, and nothing before it: no notice of the server, no name, no byte order mark.',
    };
  if (next === ';' && before.endsWith('}')) return { offset, ...MORE };
  const code = printParseErrorCode(error);
  if (code !== 'ColonExpected' && before.endsWith('"') && /^[^\s"{}[\]:,/']/.test(found))
    return {
      offset: before.length - 1,
      reason: 'a text ends here, at a quote that seems to be a part of it.',
      fix: 'Print the text with the JSON function of the template language, which writes such a quote as \\".',
    };
  return { offset, ...wordsFor(code, found, offset >= text.trimEnd().length) };
}

function wordsFor(code: string, found: string, isAtEnd: boolean): Omit<Fault, 'offset'> {
  switch (code) {
    case 'InvalidSymbol':
      if (/^[“”„]/.test(found)) return { reason: 'curly quotes stand around a text or a name.', fix: 'Use straight ones: ".' };
      if (/^[\p{Z}\p{C}]/u.test(found)) return { reason: 'a character that cannot be seen stands here.', fix: 'Take it away.' };
      if (found.startsWith("'")) return { reason: 'single quotes stand around a text or a name.', fix: 'Use double quotes.' };
      return {
        reason: `${found} cannot stand here.`,
        fix: 'Put names and texts in double quotes; write true, false and null so.',
      };
    case 'PropertyNameExpected':
      return { reason: 'a name in double quotes is missing.', fix: 'Write every entry as "name": value.' };
    case 'ColonExpected':
      return { reason: 'a colon is missing after a name.', fix: 'Write every entry as "name": value.' };
    case 'CommaExpected':
      return { reason: 'a comma is missing before this.', fix: 'Put a comma between two entries.' };
    case 'CloseBraceExpected':
      return { reason: 'a } is missing.', fix: 'Close every { with a }.' };
    case 'CloseBracketExpected':
      return { reason: 'a ] is missing.', fix: 'Close every [ with a ].' };
    case 'InvalidCommentToken':
    case 'UnexpectedEndOfComment':
      return { reason: 'it holds a comment, which JSON does not have.', fix: 'Take the comment away.' };
    case 'UnexpectedEndOfString':
      return {
        reason: 'a text has no closing quote.',
        fix: 'Close the text with ". Print a line break in it as \\n, and every < as \\u003c, or </script> ends the data.',
      };
    case 'InvalidCharacter':
      return {
        reason: 'a tab or another control character stands in a text.',
        fix: 'Write it as \\t, or as \\u and four digits.',
      };
    case 'InvalidEscapeCharacter':
    case 'InvalidUnicode':
      return {
        reason: 'a backslash in a text is followed by something that it cannot stand before.',
        fix: 'Write a backslash as \\\\.',
      };
    case 'EndOfFileExpected':
      return MORE;
    case 'ValueExpected':
      return isAtEnd && found === ''
        ? { reason: 'it is empty, or ends too early.', fix: 'Print one object: { … }.' }
        : { reason: 'a value is missing.', fix: 'Write a value, or null where there is none.' };
    default:
      return {
        reason: `${found || 'this'} cannot stand here.`,
        fix: 'Print the data with the JSON function of the template language.',
      };
  }
}
