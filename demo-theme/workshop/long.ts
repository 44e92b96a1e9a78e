/** Texts that people write. */
const WORDS = new Set([
  'name',
  'productName',
  'userName',
  'customerName',
  'customerCompanyName',
  'salesRepresentativeName',
  'createdBy',
  'warehouseName',
  'description',
  'query',
  'searchQuery',
  'bank',
  'organization',
]);
/** Texts that machines write: without a space to break at. */
const CODES = new Set([
  'code',
  'productCode',
  'ozelkod',
  'equivalentCode',
  'belgeNo',
  'customerEmail',
  'salesRepresentativeEmail',
  'salesRepresentativePhone',
]);
/** How much larger a number becomes. A sum of lines grows as price and quantity together. */
const NUMBERS: Readonly<Record<string, number>> = {
  value: 1000,
  price: 1000,
  quantity: 1000,
  productQuantity: 1000,
  count: 1000,
  totalCount: 1000,
  searchCount: 1000,
  overdueBalance: 100_000,
  customerBalance: 100_000,
  subTotal: 1e6,
  tax: 1e6,
  tryTotal: 1e6,
};

const MORE_WORDS =
  'paslanmaz çelik, çift yönlü kilitli, ısıya ve aşınmaya dayanıklı, muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine uzun adlı özel seri';
const MORE_CODE = '-X0123456789ABCDEF0123456789ABCDEF0123456789';

/** The same data with names, codes and notes of absurd length, and with big numbers. Ids, links and currencies stay. */
export function lengthen(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(lengthen);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const isThing = 'name' in value && ('id' in value || 'quantity' in value);
  return Object.fromEntries(entries.map(([key, part]) => [key, partOf(key, part, isThing)]));
}

/** `isThing`: what the part belongs to is a product or a line; a brand's or a currency's `code` is no text to read. */
function partOf(key: string, part: unknown, isThing: boolean): unknown {
  if (typeof part === 'number') return Math.round(part * (NUMBERS[key] ?? 1) * 100) / 100;
  if (typeof part !== 'string' || part === '') return lengthen(part);
  if (WORDS.has(key)) return `${part}, ${MORE_WORDS}`;
  if (key === 'code' ? isThing : CODES.has(key)) return part + MORE_CODE;
  return part;
}
