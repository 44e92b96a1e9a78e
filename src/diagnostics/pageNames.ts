import type { Advice } from './diagnostic';
import { isObject } from './json';
import { nearest } from './nearest';
import { adviseKey } from './pageData';
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

/** Keys of the page data that nothing reads, below their first level: names that authors give to what is called otherwise. */
export function adviseOtherNames(page: Readonly<Record<string, unknown>>, words: Words = en): readonly Advice[] {
  return Object.entries(OTHER_NAMES).flatMap(([parent, names]) => {
    const given = page[parent];
    if (!isObject(given)) return [];
    return Object.keys(given).flatMap((key) => {
      const word = key.toLowerCase().replace(/[-_]/g, '');
      const meant = Object.keys(names).find((name) => names[name]?.includes(word));
      const isSaid = meant !== undefined && meant in given && !word.startsWith('hide');
      return meant === undefined || key in names || isSaid ? [] : [adviseKey([parent, key], meant, words)];
    });
  });
}

/** Keys of `messages` that look like one of `texts`, and are none. `cart.lines` stands for `cart.lines_one` and `cart.lines_other`. */
export function adviseMessages(
  { messages }: Readonly<Record<string, unknown>>,
  texts: readonly string[],
  words: Words = en,
): readonly Advice[] {
  const known = new Set(texts.flatMap((key) => [key, key.replace(/_(?:one|other)$/, '')]));
  const bare = Object.keys(isObject(messages) ? messages : {}).filter((key) => known.has(key));
  if (bare.length > 0) return bare.map((key) => adviseKey(['messages', key], `messages.tr.${key}`, words));
  return Object.entries(isObject(messages) ? messages : {}).flatMap(([locale, given]) =>
    Object.keys(isObject(given) ? given : {}).flatMap((key) => {
      const meant = known.has(key) ? null : nearest(key, texts);
      return meant === null ? [] : [adviseKey(['messages', locale, key], meant, words)];
    }),
  );
}
