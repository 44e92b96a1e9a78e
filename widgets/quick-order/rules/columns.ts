import { fold } from '@/domain/fold';
import { readTypedNumber } from '@/domain/typedNumber';
import { isUnitWord, splitQuantity } from './units';

type Row = readonly string[];

/** Which cell of a row is what, from 0; null where no column is. */
export interface Columns {
  readonly code: number;
  readonly quantity: number | null;
  readonly unit: number | null;
  /** The first row names the columns. */
  readonly hasHeader: boolean;
}

/** Rows by which columns are judged. */
const SAMPLE = 200;
/** A longer number is a code: nobody orders a million. */
const LONGEST_QUANTITY = 6;

const TITLES = {
  code: /kod|code|sku|barkod|\bean\b|parça no|part no/,
  quantity: /miktar|adet|adedi|qty|quantity|sipariş/,
  unit: /birim|unit|ambalaj/,
  /** 'Birim fiyat' is neither unit nor quantity, 'Sipariş no' no quantity. */
  other: /fiyat|price|tutar|toplam|total|tarih|\bno\b|num/,
};
/** Titles of a sheet that has codes alone. */
const ONLY_TITLE = /^(?:(?:stok|ürün|malzeme|product|item)\s?)?(?:kodu?|codes?|sku|barkod|barcode|ean)(?:lar|lari|ler|leri)?$/;

/** Finds code, quantity and unit among the columns, by their titles where they have some, else by what stands in all their cells. */
export function judgeColumns(rows: readonly Row[]): Columns {
  const [first = []] = rows;
  const titled = byTitle(first);
  const sample = rows.slice(0, SAMPLE);
  const judged = byContent(titled ? sample.slice(1) : sample);
  if (!titled) return hasOddTitle(sample, judged) ? { ...byContent(sample.slice(1)), hasHeader: true } : judged;
  const code = titled.code ?? judged.code;
  const free = (column: number | null) => (column === code ? null : column);
  return { code, quantity: free(titled.quantity ?? judged.quantity), unit: free(titled.unit ?? judged.unit), hasHeader: true };
}

function byTitle(cells: Row): Pick<Partial<Columns>, 'code' | 'quantity' | 'unit'> | null {
  const titles = cells.map((cell) => (/\d/.test(cell) ? '' : fold(cell)));
  if (titles.some((title, at) => title === '' && cells[at] !== '')) return null;
  const find = (what: RegExp, others: RegExp) => {
    const at = titles.findIndex((title) => what.test(title) && !others.test(title));
    return at < 0 ? undefined : at;
  };
  const code = find(TITLES.code, /fiyat|price/);
  const quantity = find(TITLES.quantity, TITLES.other);
  const unit = find(TITLES.unit, TITLES.other);
  if (cells.length === 1) return ONLY_TITLE.test(titles[0] ?? '') ? { code: 0 } : null;
  if (code === undefined && quantity === undefined) return null;
  // A code of letters and a unit in words would read as titles otherwise: two of them, or one that is a title in full.
  const named = [code, quantity, unit].filter((at) => at !== undefined).length;
  return named > 1 || titles.some((title) => ONLY_TITLE.test(title)) ? { ...given({ code, quantity, unit }) } : null;
}

function given(columns: Readonly<Record<'code' | 'quantity' | 'unit', number | undefined>>) {
  return Object.fromEntries(Object.entries(columns).filter(([, at]) => at !== undefined));
}

/** A first row of words where all others have a number, which our list of titles does not know. */
function hasOddTitle(rows: readonly Row[], { code, quantity }: Columns): boolean {
  if (quantity === null || rows.length < 2) return false;
  const isWord = (cell: string | undefined) => cell !== undefined && /^\p{L}[\p{L}\s./()]*$/u.test(cell);
  const [first, ...others] = rows;
  return isWord(first?.[code]) && isWord(first?.[quantity]) && others.every((row) => isNumber(row[quantity] ?? ''));
}

const isNumber = (cell: string) => readTypedNumber(splitQuantity(cell).quantity) !== null;

interface Profile {
  readonly column: number;
  /** Shares of the filled cells, from 0 to 1. */
  readonly numbers: number;
  readonly units: number;
  readonly codes: number;
  readonly distinct: number;
  /** Letters of the one in the middle, without a unit behind it. */
  readonly length: number;
  /** 1, 2, 3 …: it counts the rows. */
  readonly isCount: boolean;
}

function profileOf(rows: readonly Row[], column: number): Profile {
  const cells = rows.map((row) => row[column] ?? '').filter((cell) => cell !== '');
  const share = (is: (cell: string) => boolean) => (cells.length === 0 ? 0 : cells.filter(is).length / cells.length);
  const lengths = cells.map((cell) => splitQuantity(cell).quantity.length).sort((a, b) => a - b);
  return {
    column,
    numbers: share(isNumber),
    units: share(isUnitWord),
    codes: share((cell) => /\d/.test(cell) && !/\s\S*\s/.test(cell)),
    distinct: cells.length === 0 ? 0 : new Set(cells).size / cells.length,
    length: lengths[Math.floor(lengths.length / 2)] ?? 0,
    isCount: cells.length > 2 && cells.every((cell, at) => cell === String(at + 1)),
  };
}

function byContent(rows: readonly Row[]): Columns {
  const width = Math.max(1, ...rows.map(({ length }) => length));
  const all = Array.from({ length: width }, (_, column) => profileOf(rows, column)).filter(({ length }) => length > 0);
  const counted = all.filter(({ isCount }) => !isCount);
  // Two columns may both look like a count: then one of them is the quantity.
  const profiles = counted.length > 1 ? counted : all;
  const unit = profiles.find(({ units }) => units >= 0.6);
  const others = profiles.filter((profile) => profile !== unit);
  const quantity =
    others.length < 2
      ? undefined
      : best(
          others.filter(({ numbers, length }) => numbers >= 0.5 && length <= LONGEST_QUANTITY),
          isRatherQuantity,
        );
  const code = best(
    others.filter((profile) => profile !== quantity),
    (a, b) => b.codes * 2 + b.distinct - (a.codes * 2 + a.distinct),
  );
  return { code: code?.column ?? 0, quantity: quantity?.column ?? null, unit: unit?.column ?? null, hasHeader: false };
}

/** The shorter numbers are the quantity, else those that repeat, else the later ones: a code stands first. */
function isRatherQuantity(a: Profile, b: Profile): number {
  return a.length - b.length || a.distinct - b.distinct || b.column - a.column;
}

function best(profiles: readonly Profile[], order: (a: Profile, b: Profile) => number): Profile | undefined {
  return [...profiles].sort(order)[0];
}
