import { isSet } from './shop/settings';
import type { Shop } from './shop/shop';
import { hideFrom } from './shop/visibleProduct';
import type { Product } from './wire';

/** Settings of the stand-in that the page states elsewhere. */
const STATED_ELSEWHERE = new Set(['locale', 'defaultCurrency', 'branch', 'whatsappControl', 'whatsappNumber', 'cookieAllowed']);

/**
 * The page JSON (`#vitrin-page`) of the session as it stands now.
 * `products` are those the page shows; prices and stock that the session may not know are left out (decision 4).
 */
export function pageData(shop: Shop, products: readonly Product[] = []) {
  const settings = Object.entries(shop.settings).filter(([key]) => !STATED_ELSEWHERE.has(key));
  return {
    locale: shop.locale,
    languages: ['tr', 'en'],
    user: shop.user,
    settings: Object.fromEntries(settings),
    store: shop.store,
    currencies: shop.currencies,
    branches: shop.branches,
    currentBranch: shop.currentBranch,
    debitAging: shop.debitAging,
    products: products.map((product) => hideFrom(shop.visibility, product)),
    // Null until the visitor has been asked.
    cookieAllowed: shop.settings.cookieAllowed === undefined ? null : isSet(shop.settings.cookieAllowed),
    routes: {
      login: '/account/login',
      cart: '/sepet',
      checkout: '/odeme',
      checkoutSummary: '/odeme/ozet',
      orders: '/siparis/liste',
      offers: '/teklif/liste',
      payDebt: '/odeme/cari',
      quickOrder: '/hizli-siparis',
      search: '/search',
      paymentStart: '/payment/start',
    },
  };
}
