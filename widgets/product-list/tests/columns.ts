import { product, tl } from '@/testing/productList';

/** A product that fills every column. */
export const FILLED = product(1, { listPrice: tl(200), salePrice: tl(150), ozelkod: 'A-1' });

/** What the columns that a customer sees say of it, by their titles. */
export const CELLS = {
  Görsel: '',
  Ürün: 'Ürün 1',
  // Together, a double click would take one number of both.
  Kod: 'KOD-1 8691',
  Marka: 'Bozkır',
  Model: 'Fort',
  'Raf Kodu': 'A-1',
  KDV: '%20',
  Stok: '50 ADET',
  'Liste fiyatı': 'İndirim %25₺200,00',
  'Satış fiyatı': '₺150,00',
  Miktar: '−+',
  Sepet: 'Ekle',
};

export const CUSTOMER = Object.keys(CELLS);

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
