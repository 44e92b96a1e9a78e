import { http } from 'msw';
import type { Shop } from '../shop/shop';
import type { Suggestion } from '../wire';
import { call } from './call/call';
import { no, ok } from './call/rules';

const LIMIT = 8;

export function handlers(shop: Shop) {
  const rules = { name: 'autocomplete', write: false, customersOnly: false, body: 'none' } as const;
  return [
    http.get(
      '*/autocomplete',
      call(shop, rules, ({ url }) => {
        const q = url.searchParams.get('q');
        if (q === null) return no(422, 'Alan eksik: q');
        if (q === '' || q !== q.trim()) return no(422, 'q geçersiz.');
        const found: Suggestion[] = shop.catalogue
          .search(q)
          .slice(0, LIMIT)
          .map(({ id, name, seo, code, image }) => ({ id, name, url: seo, code, image }));
        return ok(found);
      }),
    ),
  ];
}
