import { http } from 'msw';
import { isSet, textOf } from '../shop/settings';
import type { Shop } from '../shop/shop';
import { hideFrom } from '../shop/visibleProduct';
import { call } from './call/call';
import { ok } from './call/rules';

const PREFIX = '/api/catalog/products';

export function handlers(shop: Shop) {
  const rules = { name: 'products', write: false, customersOnly: false, body: 'none' } as const;
  return [
    http.get(
      `*${PREFIX}*`,
      call(shop, rules, ({ url }) => {
        // What cannot be read has been refused before: msw itself takes paths apart.
        const path = decodeURIComponent(url.pathname.slice(url.pathname.indexOf(PREFIX) + PREFIX.length));
        const page = shop.catalogue.list(path, url.searchParams, {
          onlyInStock: !isSet(shop.settings.showNotInStocks),
          defaultSort: textOf(shop.settings.defaultSort),
        });
        return ok({ ...page, items: page.items.map((product) => hideFrom(shop.visibility, product)) });
      }),
    ),
  ];
}
