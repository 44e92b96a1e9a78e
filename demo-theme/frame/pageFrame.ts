import { pageData } from '../../mocks/pageData';
import { isSet } from '../../mocks/shop/settings';
import type { Shop } from '../../mocks/shop/shop';
import { categoryMenu } from './menu';
import type { Page, Visit } from '../pages/page';
import { scenarioBar } from '../scenario/bar';
import { overdueDebtText } from './overdueDebt';
import { sheetsOf } from '../themes';
import { SHOP_FACTS } from './shopFacts';

const ROLES = { visitor: 'Ziyaretçi', customer: 'Bayi hesabı', administrator: 'Yönetici hesabı' } as const;

/** The variables of everything around a page's own content. */
export function pageFrame(page: Page, { shop, url, theme }: Visit, scripts: readonly string[]) {
  return {
    locale: shop.locale,
    token: shop.csrfToken,
    pageJson: scriptJson(pageData(shop)),
    layout: theme.layout,
    color: theme.color,
    styles: sheetsOf(theme, page.styles),
    scripts,
    themeScripts: theme.scripts ?? [],
    isLayered: theme.isLayered ?? false,
    shop: { ...SHOP_FACTS, name: shop.store.name, year: new Date().getFullYear() },
    user: account(shop),
    overdueDebt: overdueDebtText(shop),
    asksForCookies: !isSet(shop.settings.cookieAllowed),
    query: url.searchParams.get('q') ?? '',
    menu: categoryMenu(shop, url.pathname),
    demo: scenarioBar(shop, url.pathname + url.search),
  };
}

/** JSON that may stand inside a script element: no '<' can end it or open a comment. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}

function account(shop: Shop): { name: string; role: string } | null {
  return shop.user && { name: shop.user.name, role: ROLES[shop.scenario.as] };
}
