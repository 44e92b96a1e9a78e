import { http } from 'msw';
import { isSet, textOf } from '../shop/settings';
import type { Shop } from '../shop/shop';
import { hideFrom } from '../shop/visibleProduct';
import { call } from './call/call';
import { no, ok } from './call/rules';

const PREFIX = '/api/catalog/products';

export function handlers(shop: Shop) {
  const rules = { name: 'products', write: false, customersOnly: false, body: 'none' } as const;
  return [
    http.get(
      `*${PREFIX}*`,
      call(shop, rules, ({ url }) => {
        const path = decodePath(url.pathname.slice(url.pathname.indexOf(PREFIX) + PREFIX.length));
        if (path === null) return no(400, 'Adres okunamadı.');
        const page = shop.catalogue.list(path, url.searchParams, {
          onlyInStock: !isSet(shop.settings.showNotInStocks),
          defaultSort: textOf(shop.settings.defaultSort),
        });
        return ok({ ...page, items: page.items.map((product) => hideFrom(shop.visibility, product)) });
      }),
    ),
  ];
}

function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
