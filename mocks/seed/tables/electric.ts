import type { Leaf } from '../leaf';

export const ELECTRIC: readonly Leaf[] = [
  {
    path: '/elektrik/kablo',
    title: 'Kablo',
    kind: 'cable',
    prefix: 'KBL',
    brands: ['TRK', 'VLM'],
    types: [
      { name: 'NYM Antigron Kablo', model: 'NYM', price: 0.62 },
      { name: 'TTR Çok Damarlı Kablo', model: 'TTR', price: 0.71 },
      { name: 'NYY Yeraltı Kablosu', model: 'NYY', price: 1.18 },
    ],
    sizes: ['2 x 1,5 mm²', '2 x 2,5 mm²', '3 x 1,5 mm²', '3 x 2,5 mm²', '3 x 4 mm²', '4 x 6 mm²'],
    finishes: ['100 m Makara', 'Metre'],
    currency: 'USD',
    taxRate: 20,
    packs: [
      [
        ['ADET', 1],
        ['PAKET', 100],
      ],
      [['ADET', 1]],
    ],
    use: 'Sabit tesisatlarda, iç ve dış mekânda kullanılan bakır iletkenli kablodur.',
    decimals: 4,
  },
  {
    path: '/elektrik/priz-anahtar',
    title: 'Priz ve Anahtar',
    kind: 'socket',
    prefix: 'PRZ',
    brands: ['VLM', 'ELK'],
    types: [
      { name: 'Topraklı Priz', model: 'Ada Serisi', price: 48.5 },
      { name: 'Komütatör Anahtar', model: 'Ada Serisi', price: 52.75 },
      { name: 'Sıva Üstü Nemli Yer Prizi', model: 'Kıyı Serisi', price: 79.9 },
      { name: 'USB’li Priz', model: 'Körfez Serisi', price: 214 },
    ],
    sizes: ['Tekli', 'İkili', 'Üçlü'],
    finishes: ['Beyaz', 'Krem', 'Antrasit', 'Füme'],
    currency: 'TL',
    taxRate: 20,
    packs: [
      [
        ['ADET', 1],
        ['PAKET', 10],
        ['KOLİ', 100],
      ],
      [
        ['ADET', 1],
        ['KOLİ', 50],
      ],
    ],
    use: 'Çocuk korumalı, alev almaz gövdeli, 16 A 250 V değerindedir.',
    decimals: 2,
  },
  {
    path: '/elektrik/sigorta',
    title: 'Sigorta',
    kind: 'breaker',
    prefix: 'SGT',
    brands: ['VLM', 'TRK'],
    types: [
      { name: 'W Otomat Sigorta', model: 'B Tipi 6 kA', price: 2.35 },
      { name: 'W Otomat Sigorta C Tipi', model: 'C Tipi 10 kA', price: 2.9 },
      { name: 'Kaçak Akım Koruma Rölesi', model: 'AC Tipi', price: 14.8 },
    ],
    sizes: ['6 A', '10 A', '16 A', '25 A', '40 A', '63 A'],
    finishes: ['1 Kutuplu', '3 Kutuplu'],
    currency: 'EUR',
    taxRate: 20,
    packs: [
      [
        ['ADET', 1],
        ['PAKET', 12],
      ],
      [['ADET', 1]],
    ],
    use: 'Konut ve sanayi panolarında aşırı akım ve kısa devre koruması sağlar.',
    decimals: 2,
  },
  {
    path: '/elektrik/aydinlatma',
    title: 'Aydınlatma',
    kind: 'lamp',
    prefix: 'LED',
    brands: ['PRL', 'VLM'],
    types: [
      { name: 'LED Ampul E27', model: 'A60', price: 28.9 },
      { name: 'LED Mum Ampul E14', model: 'C37', price: 31.4 },
      { name: 'LED Spot GU10', model: 'GU10', price: 36.75 },
    ],
    sizes: ['5 W', '7 W', '9 W', '12 W', '15 W'],
    finishes: ['Beyaz 6500 K', 'Gün Işığı 3000 K', 'Ilık Beyaz 4000 K'],
    currency: 'TL',
    taxRate: 20,
    packs: [
      [
        ['ADET', 1],
        ['KOLİ', 100],
      ],
      [
        ['ADET', 1],
        ['PAKET', 10],
        ['KOLİ', 50],
      ],
    ],
    use: '25.000 saat ömürlü, titreşimsiz ışık verir; A+ enerji sınıfındadır.',
    decimals: 2,
  },
];
