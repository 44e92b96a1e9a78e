import { cartPage } from './cart';
import { homePage } from './home';
import { categoryPage, searchPage } from './list';
import { loginPage } from './login';
import type { Page, Visit } from './page';
import { productPage } from './product';

const FIXED: Readonly<Record<string, (visit: Visit) => Page>> = {
  '/': homePage,
  '/search': searchPage,
  '/sepet': cartPage,
  '/account/login': loginPage,
};

/** The page at the visit's path; the page for lost visitors where there is none. */
export function findPage(visit: Visit): Page {
  const { pathname } = visit.url;
  return FIXED[pathname]?.(visit) ?? categoryPage(visit) ?? productPage(visit) ?? NOT_FOUND;
}

const NOT_FOUND: Page = {
  status: 404,
  template: 'not-found',
  title: 'Sayfa bulunamadı',
  description: 'Aradığınız sayfa bulunamadı.',
  styles: ['account'],
  data: {},
};
