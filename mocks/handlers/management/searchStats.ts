import { http } from 'msw';
import { searchesFor, searchStats } from '../../management/searches';
import type { Shop } from '../../shop/shop';
import { call, type CallInput } from '../call/call';
import { methodNotAllowed } from '../call/method';
import { no, ok, type Answer } from '../call/rules';
import { wrongFields } from '../call/strict';

const TOP = '*/yonetim/top-queries';
const SEARCH = '*/yonetim/search_queries';
const read = { write: false, customersOnly: true, body: 'none' } as const;

/** S2 §7, the statistics of searches: for administrators. */
export function handlers(shop: Shop) {
  const forAdministrators = (answer: (input: CallInput) => Answer) => (input: CallInput) =>
    shop.scenario.as === 'administrator' ? answer(input) : no(403, 'Bu sayfa yöneticiler içindir.');
  return [
    http.get(
      TOP,
      call(
        shop,
        { name: 'search-stats.top', ...read },
        forAdministrators(({ url }) => wrongFields(fieldsOf(url), []) ?? ok(searchStats())),
      ),
    ),
    http.get(
      SEARCH,
      call(
        shop,
        { name: 'search-stats.search', ...read },
        forAdministrators(({ url }) => {
          const fields = fieldsOf(url);
          const refusal = wrongFields(fields, ['query', 'type']);
          if (refusal) return refusal;
          const { query = '', type } = fields;
          if (query === '' || query !== query.trim()) return no(422, 'query geçersiz.');
          if (type !== 'kelime' && type !== 'kullanıcı') return no(422, 'type geçersiz.');
          return ok({ success: true, searchResult: searchesFor(query, type), searchQuery: query });
        }),
      ),
    ),
    methodNotAllowed(TOP),
    methodNotAllowed(SEARCH),
  ];
}

const fieldsOf = (url: URL): Readonly<Record<string, string>> => Object.fromEntries(url.searchParams);
