import { BRANDS } from '@mocks/seed/brands';
import { brandHref } from './links';
import type { Page, Visit } from './page';
import { SHOP_FACTS } from '../frame/shopFacts';

const TERMS = [
  { icon: 'truck', title: 'Aynı gün sevk', text: 'Saat 15.00’e kadar verilen siparişler aynı gün yola çıkar.' },
  { icon: 'stack', title: 'Koli ve paket', text: 'Adet, paket ve koli fiyatları aynı satırda görünür.' },
  { icon: 'invoice', title: 'Vadeli çalışma', text: 'Peşin, 30 gün veya kredi kartıyla ödeme seçenekleri.' },
  { icon: 'phone', title: 'Satış masası', text: `${SHOP_FACTS.phone} · Pazartesi–Cumartesi ${SHOP_FACTS.hours}` },
];

export function homePage({ shop }: Visit): Page {
  return {
    status: 200,
    template: 'home',
    title: 'Toptan hırdavat, elektrik ve yedek parça',
    description: SHOP_FACTS.about,
    styles: ['hero', 'home', 'list'],
    data: {
      home: {
        lead: 'Hırdavat, elektrik, oto yedek parça ve iş güvenliği ürünleri; bayi fiyatlarıyla, üç depodan.',
        facts: [
          { label: 'ürün çeşidi', value: String(shop.catalogue.all.length) },
          { label: 'marka', value: String(BRANDS.length) },
          { label: 'depo', value: String(SHOP_FACTS.depots.length) },
          { label: 'aynı gün sevk', value: '15.00’e kadar' },
        ],
        brands: BRANDS.map(({ code, name }) => ({ name, href: brandHref(code) })),
        listPath: '/is-guvenligi',
        terms: TERMS,
      },
    },
  };
}
