import type { Price, Product } from '../wire';
import { CURRENCIES } from '../seed/facts';
import { fold } from '../seed/texts';

const TURKISH = new Intl.Collator('tr', { numeric: true });

const inLiras = (price: Price | null): number =>
  (price?.value ?? 0) * (CURRENCIES.find(({ code }) => code === price?.currency)?.exchangeRate ?? 1);

const ORDERS: ReadonlyMap<string, (a: Product, b: Product) => number> = new Map([
  ['name', (a, b) => TURKISH.compare(a.name, b.name)],
  ['price', (a, b) => inLiras(a.salePrice) - inLiras(b.salePrice)],
  ['brand', (a, b) => TURKISH.compare(a.brand.name, b.brand.name)],
  ['quantity', (a, b) => (a.quantity ?? 0) - (b.quantity ?? 0)],
]);

/** The asked sort if the server knows it, else the shop's default, else by name. S1 §9. */
export function sortInForce(asked: string | null, defaultSort: string): string {
  const isKnown = (sort: string) => ORDERS.has(sort.replace(/^-/, ''));
  return [asked ?? '', defaultSort].find(isKnown) ?? 'name';
}

/** The products in the order of `sort`; equal ones stay in the catalogue's order. */
export function sortProducts(products: readonly Product[], sort: string): readonly Product[] {
  const order = ORDERS.get(sort.replace(/^-/, ''));
  if (!order) return products;
  const direction = sort.startsWith('-') ? -1 : 1;
  return [...products].sort((a, b) => direction * order(a, b));
}

/** Whether a product passes the query's `q`, `brand` (a code) and `filters` (`model:{id}`, comma between several). */
export function matchesQuery(product: Product, query: URLSearchParams): boolean {
  const brand = query.get('brand');
  if (brand && product.brand.code !== brand) return false;
  const models = [...(query.get('filters') ?? '').matchAll(/model:(\d+)/g)].map((match) => Number(match[1]));
  if (models.length > 0 && !models.includes(product.model.id)) return false;
  const words = fold(query.get('q') ?? '')
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 0) return true;
  const text = searchText(product);
  return words.every((word) => text.includes(word));
}

const searchTexts = new WeakMap<Product, string>();

function searchText(product: Product): string {
  const known = searchTexts.get(product);
  if (known !== undefined) return known;
  const barcodes = product.units.map(({ barcode }) => barcode);
  const { name, code, brand, ozelkod, equivalentCode } = product;
  const text = fold([name, code, brand.name, ozelkod, equivalentCode, ...barcodes].join(' '));
  searchTexts.set(product, text);
  return text;
}
