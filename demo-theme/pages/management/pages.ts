import { customersCarts } from '../../../mocks/management/carts';
import type { Page, Visit } from '../page';
import { managementPage } from './managementPage';

/** What customers search for. */
export function searchStatsPage(visit: Visit): Page {
  return managementPage(visit, {
    title: 'Aramalar',
    path: '/yonetim/aramalar',
    widget: 'dashboard',
    text: 'Müşterilerin mağazada yaptığı aramalar.',
  });
}

/** Who is at the shop. */
export function onlineUsersPage(visit: Visit): Page {
  return managementPage(visit, {
    title: 'Kullanıcılar',
    path: '/yonetim/kullanicilar',
    widget: 'online-users',
    text: 'Şu anda mağazada olan kullanıcılar.',
  });
}

/** What lies in customers' carts. */
export function cartsPage(visit: Visit): Page {
  const carts = customersCarts(visit.shop.catalogue.all);
  return managementPage(visit, {
    title: 'Sepetler',
    path: '/yonetim/sepetler',
    widget: 'carts',
    json: { carts },
    text: `${carts.length} sepette ürün var.`,
  });
}
