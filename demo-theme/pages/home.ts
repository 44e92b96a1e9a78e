import { BRANDS } from '../../mocks/seed/brands';
import { campaigns } from './campaigns';
import { brandHref } from './links';
import type { Page, Visit } from './page';
import { scriptJson } from '../frame/pageFrame';
import { SHOP_FACTS } from '../frame/shopFacts';

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
        campaigns: scriptJson({ campaigns: campaigns(shop) }),
        listPath: '/is-guvenligi',
      },
    },
  };
}
