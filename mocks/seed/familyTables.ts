import type { Variant } from '../wire';

export interface FamilyOutline {
  readonly path: string;
  readonly name: string;
  /** Which of the leaf's types it is made like. */
  readonly typeIndex: number;
  readonly variants: readonly Variant[];
}

function dimension(code: string, name: string, ...values: readonly string[]): Variant {
  return { code, name, values: values.map((value) => ({ name: value })) };
}

export const FAMILY_OUTLINES: readonly FamilyOutline[] = [
  {
    path: '/is-guvenligi/ayakkabi',
    name: 'Usta Serisi İş Ayakkabısı',
    typeIndex: 0,
    variants: [
      dimension('numara', 'Numara', '40', '41', '42', '43', '44'),
      dimension('renk', 'Renk', 'Siyah', 'Kahverengi', 'Lacivert'),
    ],
  },
  {
    path: '/is-guvenligi/eldiven',
    name: 'Kışlık Polar Astarlı Eldiven',
    typeIndex: 1,
    variants: [dimension('beden', 'Beden', 'S', 'M', 'L', 'XL')],
  },
  {
    path: '/elektrik/kablo',
    name: 'NYAF Tek Damarlı Kablo 100 m Top',
    typeIndex: 0,
    variants: [
      dimension('kesit', 'Kesit', '1,5 mm²', '2,5 mm²', '4 mm²', '6 mm²'),
      dimension('renk', 'Renk', 'Siyah', 'Mavi', 'Kahverengi', 'Sarı-Yeşil'),
    ],
  },
  {
    path: '/elektrik/aydinlatma',
    name: 'LED Şerit Aydınlatma 24 V',
    typeIndex: 2,
    variants: [
      dimension('renk', 'Işık Rengi', 'Beyaz', 'Gün Işığı', 'Mavi'),
      dimension('uzunluk', 'Uzunluk', '5 m', '10 m', '20 m'),
    ],
  },
  {
    path: '/hirdavat/civata',
    name: 'Paslanmaz İmbus Cıvata Çeşitleri',
    typeIndex: 1,
    variants: [
      dimension('cap', 'Çap', 'M6', 'M8', 'M10'),
      dimension('boy', 'Boy', '20 mm', '40 mm', '60 mm'),
      dimension('kalite', 'Kalite', 'A2-70', 'A4-80'),
    ],
  },
  {
    path: '/hirdavat/el-aletleri',
    name: 'İzoleli Pense Çeşitleri',
    typeIndex: 0,
    variants: [dimension('boy', 'Boy', '160 mm', '180 mm', '200 mm')],
  },
];
