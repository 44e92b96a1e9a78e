import { box, product, tl } from '../../src/testing/productList';

const PLACES = ['Ön Sağ', 'Ön Sol', 'Arka Sağ', 'Arka Takım'];

/** Products as sellers of car parts have them: what tells them apart stands at the end of a long name, codes have 30 characters. */
export const PARTS: readonly object[] = Array.from({ length: 24 }, (_, index) => {
  const several = index % 3 === 1;
  const unit = { ...box(100), value: several ? 'PAKET' : 'ADET', multiplier: several ? 100 : 1, barcode: null };
  return product(index + 1, {
    name: `Fren Balatası Hafif Ticari 1.3 2009-2017 ${PLACES[index % PLACES.length] ?? ''}`,
    code: `FRN-BLT-HT13-0917-ARK-TKM-${1000 + index}`,
    brand: { code: 'B1', name: 'Kuzeyusta Otomotiv Yedek' },
    model: { id: 12, name: 'Seramik Balata Serisi 2017 X' },
    image: null,
    quantity: index % 5 === 4 ? 0 : 1250,
    salePrice: tl(1239.87 + index),
    listPrice: index % 2 === 0 ? tl(1599.9 + index) : null,
    defaultUnit: unit,
    units: [unit],
    ...Object.fromEntries([1, 2, 3, 4, 5].map((plan) => [`advencePrice${plan}`, tl(1200 + plan * 10 + index)])),
  });
});
