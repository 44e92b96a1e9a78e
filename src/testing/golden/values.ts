import { createInstance } from 'i18next';
import accountArea from '../../../registry/texts/tr/accountArea';
import base from '../../../registry/texts/tr/base';
import type { Message } from '@/domain/message';
import { readSettings } from '@/schemas/settings';
import { toNumber } from '@/domain/number';
import type { Settings } from '@/domain/settings';
import type { CartAmount } from '@/domain/stock/remaining';
import type { Currency } from '@/domain/money/currency';

/** The input of one example, as unchecked as the JSON is. */
export type Input = Readonly<Record<string, unknown>>;

const texts = { ...base, ...accountArea };
const turkish = createInstance();
// With the resources at hand and nothing to load, i18next is ready when init returns.
void turkish.init({
  lng: 'tr',
  resources: { tr: { vitrin: texts } },
  defaultNS: 'vitrin',
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  initAsync: false,
});

function isKey(key: string): key is keyof typeof texts {
  return Object.hasOwn(texts, key);
}

/** What a Turkish customer reads; a message without a text is an error, not its key. */
export function translate(message: Message): string {
  const { key, values } = message;
  if (!isKey(key)) throw new Error(`No Turkish text for ${key}`);
  return turkish.t(key, { ...values });
}

export function number(value: unknown): number {
  return toNumber(value) ?? 0;
}

export function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The settings among the input, which names them as a page does, read as a page's are. */
export function settingsIn(input: Input): Settings {
  return readSettings(input, () => undefined);
}

function isRecord(value: unknown): value is Input {
  return typeof value === 'object' && value !== null;
}

/** Cart lines `[{ quantity, multiplier }]`. */
export function cartLines(value: unknown): readonly CartAmount[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map((line) => ({ quantity: number(line.quantity), multiplier: number(line.multiplier) }));
}

/** Order lines `[{ price, quantity, taxRate }]`. */
export function priceLines(value: unknown): Array<{ price: number; quantity: number; taxRate: number }> {
  if (!Array.isArray(value)) return [];
  return value
    .filter(isRecord)
    .map((line) => ({ price: number(line.price), quantity: number(line.quantity), taxRate: number(line.taxRate) }));
}

/** A table of rates `{ "USD": 32.5 }` as the page's currencies. */
export function currencies(rates: unknown): readonly Currency[] {
  if (!isRecord(rates)) return [];
  return Object.entries(rates).map(([code, rate], index) => ({
    id: `id-${index}`,
    code,
    exchangeRate: number(rate),
    isDefault: index === 0,
  }));
}
