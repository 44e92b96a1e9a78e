import type { Leaf } from '../leaf';

const VEHICLES = [
  'Hatchback 1.4 2012-2018',
  'Sedan 1.6 2015-2020',
  'Hafif Ticari 1.3 2009-2017',
  'Panelvan 2.0 2014-2021',
  'SUV 1.5 2017-2023',
  'Pikap 2.4 2016-2022',
] as const;

export const AUTOMOTIVE: readonly Leaf[] = [
  {
    path: '/oto-yedek-parca/fren',
    title: 'Fren',
    kind: 'brake',
    prefix: 'FRB',
    brands: ['FRN', 'MTL'],
    types: [
      { name: 'Fren Balatası', model: 'Seramik Balata', price: 485 },
      { name: 'Fren Diski', model: 'Havalandırmalı Disk', price: 912.5 },
      { name: 'Fren Kampanası', model: 'Kampana', price: 764 },
    ],
    sizes: VEHICLES,
    finishes: ['Ön Takım', 'Arka Takım'],
    currency: 'TL',
    taxRate: 20,
    packs: [
      [['ADET', 1]],
      [
        ['ADET', 1],
        ['KOLİ', 10],
      ],
    ],
    use: 'Asbestsiz karışım, sessiz ve tozsuz frenleme; montaj yayları kutudadır.',
    decimals: 2,
  },
  {
    path: '/oto-yedek-parca/filtre',
    title: 'Filtre',
    kind: 'filter',
    prefix: 'FLT',
    brands: ['SZG', 'MTL'],
    types: [
      { name: 'Yağ Filtresi', model: 'Vidalı Tip', price: 4.1 },
      { name: 'Hava Filtresi', model: 'Panel Tip', price: 5.6 },
      { name: 'Polen Filtresi', model: 'Karbonlu', price: 6.35 },
      { name: 'Yakıt Filtresi', model: 'Hat Tipi', price: 8.9 },
    ],
    sizes: VEHICLES,
    finishes: ['Standart', 'Uzun Ömürlü'],
    currency: 'EUR',
    taxRate: 20,
    packs: [
      [
        ['ADET', 1],
        ['KOLİ', 24],
      ],
      [
        ['ADET', 1],
        ['PAKET', 12],
      ],
    ],
    use: 'Yüksek tutma verimli süzme kâğıdı ile motoru ve kabini korur.',
    decimals: 2,
  },
  {
    path: '/oto-yedek-parca/atesleme',
    title: 'Ateşleme',
    kind: 'sparkPlug',
    prefix: 'ATS',
    brands: ['MTL', 'FRN'],
    types: [
      { name: 'Buji', model: 'Nikel', price: 96.5 },
      { name: 'İridyum Buji', model: 'İridyum', price: 318 },
      { name: 'Kızdırma Bujisi', model: 'Dizel', price: 275.4 },
    ],
    sizes: VEHICLES,
    finishes: ['Tek', 'Takım (4’lü)'],
    currency: 'TL',
    taxRate: 20,
    packs: [
      [
        ['ADET', 1],
        ['PAKET', 10],
      ],
      [
        ['ADET', 1],
        ['KOLİ', 100],
      ],
    ],
    use: 'Soğukta kolay ilk hareket ve düzgün rölanti sağlar.',
    decimals: 2,
  },
  {
    path: '/oto-yedek-parca/suspansiyon',
    title: 'Süspansiyon',
    kind: 'shock',
    prefix: 'SSP',
    brands: ['MTL', 'FRN', 'BZK'],
    types: [
      { name: 'Amortisör Gazlı', model: 'Gazlı', price: 1240 },
      { name: 'Amortisör Yağlı', model: 'Yağlı', price: 985 },
      { name: 'Helezon Yay', model: 'Yay', price: 640.75 },
    ],
    sizes: VEHICLES,
    finishes: ['Ön Sağ', 'Ön Sol', 'Arka'],
    currency: 'TL',
    taxRate: 20,
    packs: [[['ADET', 1]]],
    use: 'Aracın yol tutuşunu ilk günkü hâline getirir; tozluk ve takoz ayrıca satılır.',
    decimals: 2,
  },
];
