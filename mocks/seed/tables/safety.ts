import type { Leaf } from '../leaf';

export const SAFETY: readonly Leaf[] = [
  {
    path: '/is-guvenligi/ayakkabi',
    title: 'İş Ayakkabısı',
    kind: 'shoe',
    prefix: 'AYK',
    brands: ['ADM', 'ELK'],
    types: [
      { name: 'Çelik Burunlu İş Ayakkabısı', model: 'S2', price: 749 },
      { name: 'Kompozit Burunlu İş Botu', model: 'S3', price: 1089 },
      { name: 'Kaymaz Tabanlı Mutfak Terliği', model: 'OB', price: 329.5 },
    ],
    sizes: ['No 39', 'No 40', 'No 41', 'No 42', 'No 43', 'No 44', 'No 45'],
    finishes: ['Siyah', 'Lacivert'],
    currency: 'TL',
    taxRate: 10,
    packs: [
      [['ADET', 1]],
      [
        ['ADET', 1],
        ['KOLİ', 10],
      ],
    ],
    use: 'Nefes alan astarı ve yağa dayanıklı tabanı ile gün boyu rahattır.',
    decimals: 2,
  },
  {
    path: '/is-guvenligi/eldiven',
    title: 'Eldiven',
    kind: 'glove',
    prefix: 'ELD',
    brands: ['ELK', 'ADM'],
    types: [
      { name: 'Nitril Kaplı Eldiven', model: 'EN 388', price: 24.9 },
      { name: 'Deri Montaj Eldiveni', model: 'Sığır Derisi', price: 86 },
      { name: 'Kesilmez Eldiven D Seviye', model: 'HPPE', price: 112.4 },
    ],
    sizes: ['Beden 7', 'Beden 8', 'Beden 9', 'Beden 10', 'Beden 11'],
    finishes: ['Gri', 'Turuncu', 'Siyah'],
    currency: 'TL',
    taxRate: 1,
    packs: [
      [
        ['PAKET', 12],
        ['KOLİ', 100],
      ],
      [
        ['ADET', 1],
        ['PAKET', 12],
      ],
    ],
    use: 'Islak ve yağlı yüzeylerde sağlam kavrama verir; çift olarak satılır.',
    decimals: 2,
  },
];
