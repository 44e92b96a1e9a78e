import { fold } from '@/domain/fold';
import { times } from '@/domain/times';
import { readCellNumber } from './cellNumber';
import { profileOf, type Profile } from './profile';
import { findQuantity, MOST_COLUMNS } from './quantityColumn';

type Row = readonly string[];

/** Which cell of a row is what, from 0; null where no column is. */
export interface Columns {
  readonly code: number;
  readonly quantity: number | null;
  readonly unit: number | null;
  /** Which row names the columns, from 0; null where none does. */
  readonly header: number | null;
}

/** Rows by which columns are judged: as many as are taken. A price list may have its few quantities far below. */
const SAMPLE = 1000;
/** An order form has its name, the customer and the date above the titles: so far down they may stand. */
const TOP = 20;

const TITLES = {
  code: /kod|code|sku|barkod|\bean\b|parça no|part no/,
  quantity: /miktar|adet|adedi|qty|quantity|sipariş/,
  unit: /birim|unit|ambalaj/,
  /** 'Birim fiyat' is neither unit nor quantity, 'Sipariş no' no quantity. */
  other: /fiyat|price|tutar|toplam|total|tarih|\bno\b|num/,
  /** What a shop writes of its products: its stock, the least that it sells, what a box holds, what came back or is still to come. */
  shops: /stok|stock|mevcut|depo|iade|kalan|bakiye|\bmin|iç|^(?!sipariş).*(?:koli|kutu|paket|box|pack)/,
  /** Of numbers that are never ordered. */
  price: /fiyat|price|tutar|toplam|total|tarih/,
};
/** Titles of a code that nothing else has: 'Cari Kodu' and 'Grup Kodu' may stand before it. */
const ONLY_TITLE =
  /^(?:(?:stok|ürün|malzeme|parça|product|item)\s?)?(?:kodu?|codes?|sku|barkod|barcode|ean)(?:lar|lari|ler|leri)?$|^(?:stok|ürün|malzeme|parça|product|item|part) (?:no|number)\.?$/;
/** Titles of a quantity that are no word of a row below: 'ADET' may be a unit. */
const ONLY_QUANTITY = /^(?:sipariş |order )?(?:miktari?|qty|quantity)$/;

/** Finds code, quantity and unit among the columns, by their titles where they have some, else by what stands in all their cells. */
export function judgeColumns(rows: readonly Row[]): Columns {
  const sample = rows.slice(0, SAMPLE);
  const header = sample.slice(0, TOP).findIndex((row) => byTitle(row) !== null);
  const titles = sample[header] ?? [];
  const titled = byTitle(titles);
  const judged = titled ? byContent(sample.slice(header + 1), titles.map(fold)) : byContent(sample);
  if (!titled) return hasOddTitle(sample, judged) ? { ...byContent(sample.slice(1)), header: 0 } : judged;
  const code = titled.code ?? judged.code;
  const free = (column: number | null) => (column === code ? null : column);
  return { code, quantity: free(titled.quantity ?? judged.quantity), unit: free(titled.unit ?? judged.unit), header };
}

/**
 * Tables that stand beside each other under the same titles, as printed lists have them, below each other; other rows as they
 * came. Half of an order would be lost.
 */
export function stackTables(rows: readonly Row[]): readonly Row[] {
  const header = rows.slice(0, TOP).findIndex((row) => repeatedWidth(row) !== null);
  const titles = rows[header] ?? [];
  const width = repeatedWidth(titles);
  if (width === null) return rows;
  const tables = times(Math.ceil(titles.length / width), (place) =>
    rows.slice(header + 1).map((row) => row.slice(place * width, (place + 1) * width)),
  );
  const lines = tables.flat().filter((row) => row.some((cell) => cell !== ''));
  return [...rows.slice(0, header), titles.slice(0, width), ...lines];
}

/** After how many columns the titles of a code and of its quantity come again; null where they do not. */
function repeatedWidth(row: Row): number | null {
  for (let width = 2; width <= Math.min(row.length - 2, MOST_COLUMNS); width += 1) {
    const again = row.slice(width);
    if (!again.every((cell, at) => fold(cell) === fold(row[at] ?? ''))) continue;
    const { code, quantity } = byTitle(again) ?? {};
    if (code !== undefined && quantity !== undefined) return width;
  }
  return null;
}

function byTitle(cells: Row): Pick<Partial<Columns>, 'code' | 'quantity' | 'unit'> | null {
  // 'Sipariş (Koli)' and 'Stok (Adet)' are what stands before the bracket.
  const titles = cells.map((cell) => (fold(cell).split('(', 1)[0] ?? '').trim());
  const isSure = titles.some((title) => ONLY_TITLE.test(title));
  // 'KDV %20' and '2025 Satış' are titles, too, but not without one that is a code's in full.
  if (!isSure && cells.some((cell) => /\d/.test(cell))) return null;
  const find = (what: RegExp, ...others: readonly RegExp[]) => {
    const at = titles.findIndex((title) => what.test(title) && !others.some((other) => other.test(title)));
    return at < 0 ? undefined : at;
  };
  const code = find(ONLY_TITLE) ?? find(TITLES.code, /fiyat|price|cari|grup|depo|kdv|renk|marka/);
  // 'Sipariş Miktarı' may stand behind 'Stok Miktarı'.
  const quantity = find(TITLES.quantity, TITLES.other, TITLES.shops) ?? find(TITLES.quantity, TITLES.other);
  const unit = find(TITLES.unit, TITLES.other);
  if (cells.length === 1) return isSure ? { code: 0 } : null;
  if (code === undefined && quantity === undefined) return null;
  // A code of letters and a unit in words would read as titles otherwise: two of them, or one that is a title in full.
  const named = new Set([code, quantity, unit].filter((at) => at !== undefined));
  return named.size > 1 || isSure || titles.some((title) => ONLY_QUANTITY.test(title))
    ? { ...given({ code, quantity, unit }) }
    : null;
}

function given(columns: Readonly<Record<'code' | 'quantity' | 'unit', number | undefined>>) {
  return Object.fromEntries(Object.entries(columns).filter(([, at]) => at !== undefined));
}

/** A first row of words where all others have a number, which our list of titles does not know. */
function hasOddTitle(rows: readonly Row[], { code, quantity }: Columns): boolean {
  if (quantity === null || rows.length < 2) return false;
  const isWord = (cell: string | undefined) => cell !== undefined && /^\p{L}[\p{L}\s./()]*$/u.test(cell);
  const [first, ...others] = rows;
  return (
    isWord(first?.[code]) && isWord(first?.[quantity]) && others.every((row) => readCellNumber(row[quantity] ?? '') !== null)
  );
}

/** @param titles of the columns, folded; [] where they have none. */
function byContent(all: readonly Row[], titles: readonly string[] = []): Columns {
  // A greeting with a comma says nothing of what stands where.
  const numbered = all.filter((row) => /\d/.test(row.join()));
  const rows = numbered.length > 0 ? numbered : all;
  const width = rows.reduce((most, { length }) => Math.max(most, length), 1);
  const profiles = times(width, (column) => profileOf(rows, column)).filter((profile) => profile !== null);
  const unit = profiles.find(({ units }) => units >= 0.6);
  const others = profiles
    .filter((profile) => profile !== unit)
    .map((profile) =>
      TITLES.price.test(titles[profile.column] ?? '') ? { ...profile, isQuantity: false, codeRank: 0 } : profile,
    );
  const [only, another] = others.filter(({ isQuantity }) => isQuantity);
  // The one column that can be the quantity is no code, if there is any other.
  const code = findCode(another || others.length < 2 ? others : others.filter((profile) => profile !== only));
  const quantity = findQuantity(others, code, unit);
  return { code: code?.column ?? 0, quantity: quantity?.column ?? null, unit: unit?.column ?? null, header: null };
}

/** What counts the rows is the code only where there is little else. */
function findCode(profiles: readonly Profile[]): Profile | undefined {
  const counted = profiles.filter(({ isCount, numbers }) => !isCount || numbers.length < 3);
  // Of equals the first column, as sorting keeps their order.
  return [...(counted.length > 1 ? counted : profiles)].sort((a, b) => b.codeRank - a.codeRank || b.distinct - a.distinct)[0];
}
