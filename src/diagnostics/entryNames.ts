import { wordOf } from './wordOf';

type JsonObject = Readonly<Record<string, unknown>>;
type Names = Readonly<Record<string, readonly string[]>>;

/** What a product says, and the words that others have for it, without capitals and dashes. */
const OF_PRODUCTS: Names = {
  salePrice: ['saleprice', 'price', 'unitprice', 'fiyat', 'satisfiyati'],
  listPrice: ['listprice', 'oldprice', 'listefiyati'],
  quantity: ['quantity', 'stock', 'stok', 'stockquantity', 'stokmiktari'],
  taxRate: ['taxrate', 'tax', 'vat', 'kdv', 'kdvorani', 'vatrate'],
  defaultUnit: ['defaultunit', 'unit', 'birim'],
  code: ['code', 'productcode', 'stokkodu', 'urunkodu'],
  image: ['image', 'productimage', 'resim'],
  seo: ['seo', 'seourl'],
  brand: ['brand', 'marka'],
  model: ['model'],
  description: ['description', 'aciklama'],
  units: ['units', 'productunits', 'birimler'],
  inventory: ['inventory', 'warehouses', 'depolar'],
  variantCheck: ['variantcheck'],
};

/** The same of a unit, a campaign and a line of the quick order. */
const OF_UNITS: Names = {
  multiplier: ['multiplier', 'factor', 'katsayi', 'carpan'],
  defaultPrice: ['defaultprice', 'price', 'fiyat'],
  listPrice: ['listprice', 'listefiyati'],
};
const OF_CAMPAIGNS: Names = { rowCount: ['rowcount', 'rows', 'satirsayisi'] };
const OF_LINES: Names = { quantity: ['quantity', 'qty', 'amount', 'adet', 'miktar'], unit: ['unit', 'unitname', 'birim'] };

/** What a widget's JSON holds, and the words that others have for it. */
const OF_CONTENTS: Names = {
  items: ['products', 'lines', 'rows', 'list', 'urunler', 'satirlar'],
  lines: ['items', 'products', 'rows', 'list', 'satirlar', 'urunler'],
  campaigns: ['items', 'list', 'kampanyalar'],
  carts: ['items', 'list', 'sepetler'],
  categories: ['items', 'list', 'kategoriler'],
  product: ['item', 'urun'],
};

/** Which of the keys of a widget's JSON was meant by another one that holds `value`; null where none was. */
export function meantContents(key: string, value: unknown, keys: readonly string[]): string | null {
  if (typeof value !== 'object' || value === null) return null;
  return keys.find((each) => OF_CONTENTS[each]?.includes(wordOf(key))) ?? null;
}

/** What an object is by what it has, for no list that it stands in is the same in all widgets. */
function namesOf({ id, name, code, value, products, row_count: rows }: JsonObject): Names {
  if (id !== undefined && typeof name === 'string') return OF_PRODUCTS;
  if (id !== undefined && typeof value === 'string') return OF_UNITS;
  // A campaign may say it so, too (decision 59).
  if (Array.isArray(products)) return rows === undefined ? OF_CAMPAIGNS : {};
  return typeof code === 'string' && id === undefined && name === undefined ? OF_LINES : {};
}

/** The names in an object that nothing reads, each with the one that was meant. */
export function meantNames(entry: JsonObject): ReadonlyArray<readonly [name: string, meant: string]> {
  const names = namesOf(entry);
  return Object.keys(entry).flatMap((key) => {
    const word = wordOf(key);
    const meant = Object.keys(names).find((each) => names[each]?.includes(word));
    return meant === undefined || meant === key || meant in entry ? [] : [[key, meant] as const];
  });
}
