import { isOn } from '@/domain/flags';
import { TRY, type Currency } from '@/domain/money/currency';
import { currencyCode, findCurrency } from '@/domain/money/currencyCode';
import { toNumber } from '@/domain/number';
import type { Advice } from './diagnostic';
import { meantNames } from './entryNames';
import { isObject } from './json';
import { SORTS } from './known';
import { adviseKey } from './pageData';
import { wordOf } from './wordOf';
import { en, type Words } from './words/en';

type Path = readonly string[];
type JsonObject = Readonly<Record<string, unknown>>;

/** Values of the page data that the page bears, and that are not what their author wanted. `isKnown`: no template prints what stands there. */
export function advisePageValues(
  { currencies, settings }: JsonObject,
  words: Words = en,
  isKnown: (path: Path) => boolean = () => true,
): readonly Advice[] {
  const wrong = (path: Path, told: Pick<Advice, 'message' | 'fix'>): Advice => ({
    code: 'invalid-page-data',
    ...told,
    at: ['json', 0, ...path],
  });
  const defaults = (Array.isArray(currencies) ? currencies : []).flatMap((entry: unknown, index) => {
    const path = ['currencies', String(index), 'default'];
    return isObject(entry) && isOn(entry.default) && isKnown(path) ? [path] : [];
  });
  const unrated = Array.isArray(currencies) && currencies.length > 1 ? adviseRates(currencies, words, isKnown) : [];
  const path = ['settings', 'defaultSort'];
  const sort = isObject(settings) ? settings.defaultSort : undefined;
  const isSort = typeof sort !== 'string' || sort === '' || SORTS.includes(sort) || !isKnown(path);
  return [
    ...unrated,
    ...defaults.slice(1).map((each) => wrong(each, words.secondDefault(each.join('.')))),
    ...(isSort ? [] : [wrong(path, words.unknownSort(path.join('.'), sort, SORTS))]),
  ];
}

/** Names that authors give to the rate of a currency. */
const RATES = ['exchangerate', 'rate', 'kur', 'currencyrate'];

/** Currencies without a rate; a single one needs none. One that cannot be read is told where the page data are checked. */
function adviseRates(currencies: readonly unknown[], words: Words, isKnown: (path: Path) => boolean): readonly Advice[] {
  return currencies.flatMap((entry, index): readonly Advice[] => {
    const path = ['currencies', String(index), 'exchangeRate'];
    if (!isObject(entry) || (entry.exchangeRate ?? null) !== null || !isKnown(path)) return [];
    const other = Object.keys(entry).find((key) => RATES.includes(wordOf(key)) && key !== 'exchangeRate');
    if (other !== undefined) return [adviseKey(['currencies', String(index), other], 'exchangeRate', words)];
    return [{ code: 'invalid-page-data', ...words.missingRate(path.join('.')), at: ['json', 0, ...path] }];
  });
}

/** Of `cart-complete`: a total that is no number, and so does not show. The widget bears it, for the number of the order. */
export function adviseTotal(
  name: string,
  json: unknown,
  words: Words = en,
  isKnown: (path: Path) => boolean = () => true,
): readonly Advice[] {
  const total = name === 'cart-complete' && isObject(json) ? (json.total ?? '') : '';
  if (total === '' || toNumber(total) !== null || !isKnown(['total'])) return [];
  return [{ code: 'invalid-data', ...words.noTotal(JSON.stringify(total)), at: ['json', 0, 'total'] }];
}

/** Of `product-detail`: a campaign that cannot be read. The product shows without it. */
export function adviseCampaign(
  name: string,
  json: unknown,
  words: Words = en,
  isKnown: (path: Path) => boolean = () => true,
): readonly Advice[] {
  const campaign = name === 'product-detail' && isObject(json) ? (json.campaign ?? '') : '';
  const isNone = campaign === '' || (typeof campaign === 'object' && Object.keys(campaign).length === 0);
  const isRead = isObject(campaign) && (Array.isArray(campaign.products) || !isKnown(['campaign', 'products']));
  if (isNone || isRead || !isKnown(['campaign'])) return [];
  return [{ code: 'invalid-data', ...words.noCampaign, at: ['json', 0, 'campaign'] }];
}

/** Names that authors give to `succeed` of a payment's result. */
const SUCCESS = ['succes', 'success', 'succeeded', 'successful', 'issuccess', 'paymentsucceed', 'paymentsucceeded', 'basarili'];

/** Of `checkout`: a result that says by another name whether the payment succeeded. The summary then says neither. */
export function adviseResult(name: string, json: unknown, words: Words = en): readonly Advice[] {
  const result = name === 'checkout' && isObject(json) ? json.result : null;
  if (!isObject(result) || 'succeed' in result) return [];
  const other = Object.keys(result).find((key) => SUCCESS.includes(wordOf(key)));
  if (other === undefined) return [];
  return [{ code: 'unknown-data', ...words.unknownData(`result.${other}`, 'succeed'), at: ['json', 0, 'result', other] }];
}

/** The currencies that the page data name; null where they name none, or a template prints them. */
export function currenciesIn({ currencies }: JsonObject): readonly Currency[] | null {
  const named = (Array.isArray(currencies) ? currencies : []).flatMap((entry: unknown) => {
    if (!isObject(entry) || typeof entry.code !== 'string') return [];
    const id = typeof entry.id === 'number' ? entry.id : String(entry.id);
    return [{ id, code: entry.code, exchangeRate: 0, isDefault: false }];
  });
  return named.length > 0 ? named : null;
}

/** Signs that were escaped for HTML, which no script turns back. */
const ESCAPED = /&(?:amp|quot|apos|lt|gt|#0*39|#x27);/i;

/**
 * What products below `from` may say and widgets bear, but nobody wants: images and prices that lead nowhere, units without pieces. `currencies` are
 * those of the page, null where they are not known. `isKnown`: no template prints what stands there.
 */
export function adviseProducts(
  json: unknown,
  from: Path,
  currencies: readonly Currency[] | null,
  words: Words = en,
  isKnown: (path: Path) => boolean = () => true,
): readonly Advice[] {
  return objectsIn(json, from).flatMap(({ path, value }) => [
    ...adviseImage(path, value, words),
    ...adviseNames(path, value, from, words),
    ...adviseMultiplier(path, value, words, isKnown),
    ...(currencies ? adviseCurrency(path, value, currencies, words, isKnown) : []),
  ]);
}

interface Found {
  readonly path: Path;
  readonly value: JsonObject;
}

/** The objects below `from`. Not recursive: a page may nest as deep as it likes. */
function objectsIn(json: unknown, from: Path): readonly Found[] {
  const found: Found[] = [];
  const root = from.reduce<unknown>((value, step) => (isObject(value) ? value[step] : undefined), json);
  const waiting: Array<{ path: Path; value: unknown }> = [{ path: from, value: root }];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, value } = next;
    if (isObject(value)) found.push({ path, value });
    const entries = isObject(value) || Array.isArray(value) ? Object.entries(value) : [];
    for (const [key, entry] of entries) if (typeof entry === 'object') waiting.push({ path: [...path, key], value: entry });
  }
  return found;
}

/** Names that nothing reads, and of a product texts that show with the signs of HTML. */
function adviseNames(path: Path, value: JsonObject, [parent]: Path, words: Words): readonly Advice[] {
  const unread = meantNames(value).map(([key, meant]): Advice => {
    const at = [...path, key];
    return parent === undefined
      ? { code: 'unknown-data', ...words.unknownData(at.join('.'), meant), at: ['json', 0, ...at] }
      : { code: 'unknown-page-key', ...words.unknownPageKey(at.join('.'), meant), at: ['json', 0, ...at] };
  });
  const { id, name } = value;
  if (id === undefined || typeof name !== 'string') return unread;
  const [escaped] = ESCAPED.exec(name) ?? [];
  if (escaped === undefined) return unread;
  const at = [...path, 'name'];
  return [...unread, { code: 'invalid-data', ...words.escapedText(at.join('.'), escaped), at: ['json', 0, ...at] }];
}

function adviseImage(path: Path, { id, image }: JsonObject, words: Words): readonly Advice[] {
  if (id === undefined || typeof image !== 'string' || !/^(?:https?:|data:|\/)/i.test(image.trim())) return [];
  const at = [...path, 'image'];
  return [{ code: 'invalid-data', ...words.imageAddress(at.join('.')), at: ['json', 0, ...at] }];
}

/** Of a unit: no pieces, or fewer, which count as one. What is no number at all the widget refuses. */
function adviseMultiplier(
  path: Path,
  { id, value, multiplier }: JsonObject,
  words: Words,
  isKnown: (path: Path) => boolean,
): readonly Advice[] {
  const at = [...path, 'multiplier'];
  if (id === undefined || value === undefined || (toNumber(multiplier) ?? 1) > 0 || !isKnown(at)) return [];
  return [{ code: 'invalid-data', ...words.noPieces(at.join('.'), String(multiplier)), at: ['json', 0, ...at] }];
}

function adviseCurrency(
  path: Path,
  { value, currency }: JsonObject,
  currencies: readonly Currency[],
  words: Words,
  isKnown: (path: Path) => boolean,
): readonly Advice[] {
  const at = [...path, 'currency'];
  if (value === undefined || typeof currency !== 'string' || currency === '' || !isKnown(at)) return [];
  if (findCurrency(currency, currencies) || currencyCode(currency) === TRY) return [];
  return [{ code: 'unknown-currency', ...words.unknownCurrency(currency), at: ['json', 0, ...at] }];
}
