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
