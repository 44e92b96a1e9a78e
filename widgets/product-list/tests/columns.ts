/** The titles of the columns that a customer sees. */
export const CUSTOMER = [
  'Görsel',
  'Ürün',
  'Kod',
  'Marka',
  'Model',
  'Raf Kodu',
  'KDV',
  'Stok',
  'Liste fiyatı',
  'Satış fiyatı',
  'Miktar',
  'Sepet',
];

/** The same in English, of a product without a special code. */
export const ENGLISH = [
  'Image',
  'Product',
  'Code',
  'Brand',
  'Model',
  'VAT',
  'Stock',
  'List price',
  'Sale price',
  'Quantity',
  'Cart',
];
