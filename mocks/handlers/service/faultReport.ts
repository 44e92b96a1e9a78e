import { http } from 'msw';
import type { FaultCategory } from '../../seed/service/faultCategories';
import { standInFaultReport } from '../../shop/faultReport';
import type { CallName } from '../../shop/scenario';
import type { Shop } from '../../shop/shop';
import { call } from '../call/call';
import { methodNotAllowed } from '../call/method';
import { ok, type Answer } from '../call/rules';

const PATH = '*/api/catalog/faultreport';

/** These calls name the reason of a refusal in `message`. S2 §7. */
const unknown: Answer = { status: 404, body: { message: 'Böyle bir kategori yok.' } };

/** GET the categories below one, and its products. S2 §7. */
export function handlers(shop: Shop) {
  const report = standInFaultReport(shop.catalogue);
  const about = (name: CallName, answer: (category: FaultCategory) => object) =>
    call(shop, { name, write: false, customersOnly: true, body: 'none' }, ({ params }) => {
      const category = report.category(String(params.id));
      return category ? ok(answer(category)) : unknown;
    });
  return [
    http.get(
      `${PATH}/basecategories/:id`,
      about('fault.categories', ({ children }) => children.map(({ id, name }) => ({ id, name }))),
    ),
    http.get(
      `${PATH}/product/:id`,
      about('fault.products', (category) => report.products(category)),
    ),
    methodNotAllowed(`${PATH}/*`),
  ];
}
