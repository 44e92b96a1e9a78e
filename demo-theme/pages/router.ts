import { cartPage } from './cart';
import { everythingPage } from './everything';
import { homePage } from './home';
import { categoryPage, searchPage } from './list';
import { loginPage } from './login';
import { cartsPage, onlineUsersPage, searchStatsPage } from './management/pages';
import { checkoutPage, checkoutSummaryPage, debtPage } from './orders/checkout';
import { offersPage } from './orders/offers';
import { orderCompletePage } from './orders/orderComplete';
import { ordersPage } from './orders/orders';
import { quickOrderPage } from './orders/quickOrder';
import type { Page, Visit } from './page';
import { productPage } from './product';
import { accountSettingsPage } from './service/accountSettings';
import { servicePage } from './service/service';

const FIXED: Readonly<Record<string, (visit: Visit) => Page>> = {
  '/': homePage,
  '/search': searchPage,
  '/hepsi': everythingPage,
  '/sepet': cartPage,
  '/hizli-siparis': quickOrderPage,
  '/account/login': loginPage,
  '/siparis/tamam': orderCompletePage,
  '/siparis/liste': ordersPage,
  '/odeme': checkoutPage,
  '/odeme/cari': debtPage,
  '/odeme/ozet': checkoutSummaryPage,
  '/teklif/liste': offersPage,
  '/hesap/ayarlar': accountSettingsPage,
  '/servis': servicePage,
  '/yonetim/aramalar': searchStatsPage,
  '/yonetim/kullanicilar': onlineUsersPage,
  '/yonetim/sepetler': cartsPage,
};

/** The page at the visit's path; the page for lost visitors where there is none. */
export function findPage(visit: Visit): Page {
  const { pathname } = visit.url;
  return FIXED[pathname]?.(visit) ?? categoryPage(visit) ?? productPage(visit) ?? NOT_FOUND;
}

/**
 * Where the shop sends a visit on: after an order the cart page, loaded anew, leads to the page that confirms it. Of a visitor it does
 * not know whose debt there would be to pay.
 */
export function findRedirect({ shop, url }: Visit): string | null {
  if (url.pathname === '/odeme/cari' && shop.user === null) return '/account/login';
  const orderNo = url.pathname === '/sepet' ? shop.cart.takeUnseenOrder() : null;
  return orderNo && `/siparis/tamam?${new URLSearchParams({ no: orderNo }).toString()}`;
}

const NOT_FOUND: Page = {
  status: 404,
  template: 'not-found',
  title: 'Sayfa bulunamadı',
  description: 'Aradığınız sayfa bulunamadı.',
  styles: ['account'],
  data: {},
};
