import { fold } from '@/domain/fold';
import type { Unit } from '@/domain/product';

/** A word as units are compared: many programs write 'CIFT' and 'CUVAL'. */
const plain = (word: string) => fold(word.trim()).replace(/\.$/, '').normalize('NFD').replace(/\p{M}/gu, '');

/**
 * Words that name a unit in a sheet, and which of them mean the same. Only these make a column, or the end of a quantity, a unit: a
 * name or a brand is none.
 */
const UNIT_WORDS = new Map(
  (
    'ad adt adet tane piece pieces pcs pc ea each|koli kol case cases carton cartons|paket pk pkt pack packs|kutu kt box boxes|kasa|' +
    'çift pair pairs|takım tk set|metre mt m|kg kilo|gr gram|lt litre|düzine dz dozen|top|rulo roll rolls|çuval|palet|deste|parça|torba|' +
    'unit'
  )
    .split('|')
    .flatMap((words, meaning) => words.split(' ').map((word) => [plain(word), meaning])),
);

/** Whether a text names a unit in which things are commonly sold. */
export function isUnitWord(text: string): boolean {
  return UNIT_WORDS.has(plain(text));
}

const WITH_UNIT = /^([+-]?[\d.,]+)\s*\(?(\p{L}+\.?)\)?$/u;

/** 'x5', '*5' and '5x'. A capital is rather a code's. */
const TIMES = /^(?:[x×*]\s*)?([\d.,]+)(?:\s*[x×*])?$/;

/** '5 KOLİ' and '5 (koli)' as a quantity and its unit, '5x' as its number; any other text is all quantity. */
export function splitQuantity(text: string): { readonly quantity: string; readonly unit: string | null } {
  const [, quantity = '', unit = ''] = WITH_UNIT.exec(text) ?? [];
  return isUnitWord(unit) ? { quantity, unit } : { quantity: TIMES.exec(text)?.[1] ?? text, unit: null };
}

/** The unit of a product that a word means: by its name, by the beginning of one alone ('ad.' is ADET), or by another word for it ('tane'). */
export function findUnit<T extends Pick<Unit, 'value'>>(units: readonly T[], word: string): T | undefined {
  const sought = plain(word);
  const same = units.find(({ value }) => plain(value) === sought);
  if (same) return same;
  const begun = units.filter(({ value }) => sought !== '' && plain(value).startsWith(sought));
  const meaning = UNIT_WORDS.get(sought);
  const meant =
    begun.length > 0 ? begun : units.filter(({ value }) => meaning !== undefined && UNIT_WORDS.get(plain(value)) === meaning);
  return meant.length === 1 ? meant[0] : undefined;
}
