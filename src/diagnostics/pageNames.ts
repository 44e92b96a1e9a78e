import type { Advice } from './diagnostic';
import { isObject } from './json';
import { PAGE_KEYS } from './known';
import { nearest } from './nearest';
import { adviseKey } from './pageData';
import { wordOf } from './wordOf';
import { en, type Words } from './words/en';

/** Names that authors give to what the page data call otherwise, too far from it for a slip of the pen. */
const OTHER_NAMES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  routes: {
    cart: ['basket', 'sepet', 'sepetim', 'shoppingcart', 'cartpage'],
    login: ['signin', 'giris', 'uyegirisi', 'loginpage'],
    search: ['arama', 'ara', 'find'],
    orders: ['siparisler', 'siparislerim', 'orderlist', 'orderhistory'],
    offers: ['teklifler', 'tekliflerim', 'quotes', 'offerlist'],
    checkout: ['odeme', 'checkoutpage'],
  },
  settings: {
    showPriceStatus: ['showprice', 'showprices', 'hideprice', 'hideprices', 'priceshow', 'fiyatgoster'],
    showStokInfo: ['showstock', 'stockshow', 'hidestock', 'stokgoster'],
    productsWithKdv: ['pricewithtax', 'priceswithtax', 'taxincluded', 'vatincluded', 'kdvdahil'],
    productListView: ['listview', 'defaultview', 'viewmode'],
  },
};

/** What stands on the first level under a name that nothing reads: by its name, and by what it holds. A theme has keys of its own there. */
const MISNAMED: Readonly<Record<string, (key: string, value: unknown) => boolean>> = {
  locale: (key, value) => ['lang', 'language', 'dil'].includes(key) && (value === 'tr' || value === 'en'),
  user: (key, value) => ['customer', 'musteri', 'kullanici', 'uye'].includes(key) && isObject(value) && 'id' in value,
  products: (key, value) => ['urunler', 'productlist'].includes(key) && holds(value, ['id', 'name']),
  currencies: (_, value) => holds(value, ['code', 'exchangeRate']),
  settings: (_, value) => isObject(value) && PAGE_KEYS.some((key) => key.startsWith('settings.') && key.slice(9) in value),
};

const holds = (value: unknown, keys: readonly string[]) =>
  Array.isArray(value) && value.some((entry) => isObject(entry) && keys.every((key) => key in entry));

/** Keys of the page data that nothing reads: names that authors give to what is called otherwise. */
export function adviseOtherNames(page: Readonly<Record<string, unknown>>, words: Words = en): readonly Advice[] {
  const onFirst = Object.entries(page).flatMap(([key, value]) => {
    const word = wordOf(key);
    const meant = Object.keys(MISNAMED).find((name) => !(name in page) && MISNAMED[name]?.(word, value));
    // A slip of the pen is told as one.
    return meant === undefined || PAGE_KEYS.includes(key) || nearest(key, [meant]) ? [] : [adviseKey([key], meant, words)];
  });
  const below = Object.entries(OTHER_NAMES).flatMap(([parent, names]) => {
    const given = page[parent];
    if (!isObject(given)) return [];
    return Object.keys(given).flatMap((key) => {
      const word = wordOf(key);
      const bare = word.replace(/(?:url|path|link)$/, '');
      const own = bare !== word && PAGE_KEYS.find((known) => known.toLowerCase() === `${parent}.${bare}`);
      const meant = own ? own.slice(parent.length + 1) : Object.keys(names).find((name) => names[name]?.includes(word));
      const isSaid = meant !== undefined && meant in given && !word.startsWith('hide');
      return meant === undefined || key in names || isSaid ? [] : [adviseKey([parent, key], meant, words)];
    });
  });
  return [...onFirst, ...below];
}

/** What may stand behind a key for a count, whether we have such a text or not. */
const COUNT = /_(?:zero|one|two|few|many|other)$/;

/** Keys of `messages` that are none of `texts`. `cart.lines` stands for `cart.lines_one` and `cart.lines_other`. */
export function adviseMessages(
  { messages }: Readonly<Record<string, unknown>>,
  texts: readonly string[],
  words: Words = en,
): readonly Advice[] {
  const known = new Set(texts.flatMap((key) => [key, key.replace(COUNT, '')]));
  const isKnown = (key: string) => known.has(key) || known.has(key.replace(COUNT, ''));
  const given = isObject(messages) ? messages : {};
  const bare = Object.keys(given).filter(isKnown);
  if (bare.length > 0) return bare.map((key) => adviseKey(['messages', key], `messages.tr.${key}`, words));
  return Object.entries(given).flatMap(([locale, said]) => {
    const [, meantLocale] = /^(tr|en)(?:[-_]|$)/i.exec(locale) ?? [];
    if (meantLocale && meantLocale.toLowerCase() !== locale)
      return [adviseKey(['messages', locale], meantLocale.toLowerCase(), words)];
    return Object.entries(isObject(said) ? said : {}).flatMap(([key, text]) => {
      if (isKnown(key)) return [];
      const path = ['messages', locale, key];
      const meant = nearest(key, texts);
      if (meant !== null) return [adviseKey(path, meant, words)];
      // What is no text, or of no language of ours, is told where the page data are checked, or is the theme's own.
      if (typeof text !== 'string' || meantLocale === undefined) return [];
      return [{ code: 'unknown-page-key', ...words.unknownText(path.join('.')), at: ['json', 0, ...path] }];
    });
  });
}
