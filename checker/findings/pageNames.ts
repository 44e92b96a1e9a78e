import enAccountArea from '../../registry/texts/en/accountArea';
import enBase from '../../registry/texts/en/base';
import enOrdering from '../../registry/texts/en/ordering';
import { nearest } from '../../src/diagnostics/nearest';
import type { JsonDocument } from '../json/read';
import { isObject } from '../json/values';
import type { Finding } from '../problem';

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

/** Of both locales the same. `cart.lines` stands for `cart.lines_one` and `cart.lines_other`. */
const TEXTS = Object.keys({ ...enBase, ...enAccountArea, ...enOrdering });
const TEXT_KEYS: ReadonlySet<string> = new Set(TEXTS.flatMap((key) => [key, key.replace(/_(?:one|other)$/, '')]));

/** Keys of the page data that nothing reads, below its first level. */
export function pageNameFindings(document: JsonDocument): readonly Finding[] {
  const { value } = document;
  if (!isObject(value)) return [];
  const unread = (path: readonly string[], meant: string): Finding => ({
    code: 'unknown-page-key',
    offset: document.placeOf(path, 'name'),
    message: `The page data say "${path.join('.')}", which is not read.`,
    fix: `Write "${meant}".`,
  });
  const otherNames = Object.entries(OTHER_NAMES).flatMap(([parent, names]) => {
    const given = value[parent];
    if (!isObject(given)) return [];
    return Object.keys(given).flatMap((key) => {
      const word = key.toLowerCase().replace(/[-_]/g, '');
      const meant = Object.keys(names).find((name) => names[name]?.includes(word));
      const isSaid = meant !== undefined && meant in given && !word.startsWith('hide');
      return meant === undefined || key in names || isSaid ? [] : [unread([parent, key], meant)];
    });
  });
  const messages = isObject(value.messages) ? value.messages : {};
  const texts = Object.entries(messages).flatMap(([locale, given]) =>
    Object.keys(isObject(given) ? given : {}).flatMap((key) => {
      const meant = TEXT_KEYS.has(key) ? null : nearest(key, TEXTS);
      return meant === null ? [] : [unread(['messages', locale, key], meant)];
    }),
  );
  return [...otherNames, ...texts];
}
