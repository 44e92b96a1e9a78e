import { isForeignNumber } from './cellNumber';
import { plainText } from './line';
import { isLine } from './spaces';
import { isUnitWord } from './units';

/** What stands between the cells of a pasted text; `space` is any white space. */
export type Delimiter = '\t' | ';' | ',' | 'space';

/** A pasted text in rows of cells, empty rows left out. */
export interface Cells {
  readonly delimiter: Delimiter;
  readonly rows: ReadonlyArray<readonly string[]>;
}

/** Lines by which the delimiter is judged. */
const SAMPLE = 200;

/** What a chat writes before each message that is copied or exported: '[27.11.2026 10:12] Ali: ', '27.11.2026 10:12 - Ali: '. */
const SENDER = /^(?:\[[\d.:,/ ]+(?:\s?[AÖP][MÖS][\d: ]*)?\]|\d[\d./]+,? \d+:\d\d(?:\s[AP]M)? -) .*?: /gim;
/** What a word processor writes before each entry of a list: '•' or '1.', and a tab; people write a space, and mails '>' before what they answer. */
const ENTRY = /^[ \t]*(?:[>•·●▪◦*-]+ )*(?:[•·●▪◦§\uF0B7o*-]\t|(?:\d+|[a-z])[.)][\t ](?=\S))?/gm;

/** 'A-1 5 adet lütfen', 'A-1'den 5 adet olsun': words that name nothing. */
const ASKING = /(^|\s)(?:l[üu]tfen|please|olsun|olacak|laz[ıi]m|acil|acilen)[.!]*(?=[\s,;]|$)/gim;

/** 'Stok kodu: A-1 Miktar: 5', 'Adet: 5', as a form or a mail of a shop has it. */
const LABEL = /(^|[ \t;,])(?:(?:stok|ürün) )?(?:kodu?|ürün|miktar) ?: ?(?=\S)/gim;
const PIECES = /(^|[ \t;,])adet ?: ?(\d[\d.]*)(?=[\s;,]|$)/gim;
/** The end of a line behind which such an amount stands alone. */
const ITS_AMOUNT = /\n(?:[ \t]*\n)?[ \t]*(?=(?:adet|miktar) ?: ?\d[\d.,]*(?: \p{L}+\.?,?)?[; \t\u00A0]*(?:\n|$))/giu;

/** A text without labels. An amount in a line of its own is that of the good in the line above, unless the amounts come first. */
function withoutLabels(text: string): string {
  const joined = /^\s*(?:adet|miktar)/i.test(text) ? text : text.replace(ITS_AMOUNT, ' ');
  return joined.replace(LABEL, '$1').replace(PIECES, '$1$2 adet');
}

const COUNT = /^\s*(\d+)-\s+(?=\S)/;

/** A text without '1- ' before its first line, '2- ' before its second, where each has its amount besides: one alone would be that. */
function withoutCount(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const rests = lines.map((line) => line.replace(COUNT, ''));
  const isCounted = lines.every((line, at) => COUNT.exec(line)?.[1] === String(at + 1) && isLine(rests[at] ?? ''));
  return isCounted ? rests.join('\n') : text;
}

/** Reads a text that was copied from a spreadsheet, a mail or a CSV file. What stands between its cells is judged over all its lines. */
export function readCells(text: string): Cells {
  const copied = withoutLabels(plainText(text).replace(/\r\n?/g, '\n').replace(SENDER, '').replace(ASKING, '$1'));
  const entries = withoutCount(copied.replace(ENTRY, ''));
  // Where other tabs are left it is a sheet, with a column that counts its rows.
  const whole = entries.includes('\t') ? copied : entries;
  // Excel writes and heeds such a first line.
  const [hint, named] = /^"?sep=(.)"?\n/i.exec(whole) ?? [];
  const body = hint === undefined ? whole : whole.slice(hint.length);
  const delimiter = named === ';' || named === ',' || named === '\t' ? named : judgeDelimiter(body);
  const rows = delimiter === 'space' ? body.split('\n').map((line) => line.trim().split(/\s+/)) : scan(body, delimiter);
  return { delimiter, rows: rows.filter((cells) => cells.some((cell) => cell !== '')) };
}

function judgeDelimiter(text: string): Delimiter {
  // A line break within quotes is no end of a line, but for this question any piece will do.
  const lines = text
    .split('\n', SAMPLE)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  // A tab before a line only indents it.
  if (lines.some((line) => line.includes('\t'))) return '\t';
  // A greeting has a comma as well, but no number.
  const numbered = lines.filter((line) => /\d/.test(line));
  const judged = numbered.length > 0 ? numbered : lines;
  const isMost = (has: (line: string) => boolean) => judged.filter(has).length * 2 >= judged.length && judged.length > 0;
  if (isMost((line) => line.includes(';'))) return ';';
  if (isMost(hasCommaBetween)) return ',';
  return 'space';
}

/** 'KBL-1,5MM'. */
const SIZE = /\d,\d+mm/i;
/** '2,5', '12,5mm', '3,5x25' and '3x2,5'; '4x100,5' is rather five of something. */
const DECIMAL = /^[+-]?[\d.]*\d,\d+(?:$|\p{L})|\d[x×]\d,\d\d?(?!\d)/u;

/** A comma that stands between cells: 'A-1,5' has one; 'A-1 2,5' has not, as that is a decimal comma, nor has 'A-1 5 adet,'. */
function hasCommaBetween(line: string): boolean {
  // Of '12345,5 adet' nothing is left that the number could be of.
  const words = line
    .replace(/,$/, '')
    .split(/\s+/)
    .filter((word) => !isUnitWord(word));
  const isNumber = (word: string) => words.length > 1 && (DECIMAL.test(word) || isForeignNumber(word));
  return words.some((word) => word.includes(',') && !SIZE.test(word) && !isNumber(word));
}

/** Cells between one character; those in quotes may hold it, line breaks and doubled quotes. */
function scan(text: string, delimiter: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const { cell, end } = text[at] === '"' ? quoted(text, at, delimiter) : bare(text, at, delimiter);
    row.push(cell.trim());
    if (text[end] !== delimiter) {
      rows.push(row);
      row = [];
    }
    at = end + 1;
  }
  return rows;
}

interface ScannedCell {
  readonly cell: string;
  /** Where the delimiter, the line break or the end of the text stands. */
  readonly end: number;
}

function bare(text: string, start: number, delimiter: string): ScannedCell {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n') end += 1;
  return { cell: text.slice(start, end), end };
}

function quoted(text: string, start: number, delimiter: string): ScannedCell {
  let close = text.indexOf('"', start + 1);
  while (close >= 0 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  // A quote that nobody closes is an inch, or a mistake: it must not swallow the lines after it.
  if (close < 0) return bare(text, start, delimiter);
  const rest = bare(text, close + 1, delimiter);
  return { cell: text.slice(start + 1, close).replaceAll('""', '"') + rest.cell, end: rest.end };
}
