import type { RequestHandler } from 'msw';
import type { Shop } from '../shop/shop';
import { autocompleteHandlers } from './autocomplete';
import { cardHandlers } from './card';
import { cartHandlers } from './cart';
import { catalogueHandlers } from './catalogue';
import { cookieHandlers } from './header/cookies';
import { topHeaderHandlers } from './header/topHeader';
import { imageHandlers } from './images';
import { onlineUsersHandlers } from './management/onlineUsers';
import { searchStatsHandlers } from './management/searchStats';
import { offerHandlers } from './offers';
import { orderHandlers } from './orders';
import { paymentLinkHandlers } from './paymentLink';
import { accountHandlers } from './service/account';
import { faultReportHandlers } from './service/faultReport';
import { warrantyHandlers } from './service/warranty';
import { settingsHandlers } from './settings';

/** The shop's whole API for one session. The paths match on every host. */
export function createHandlers(shop: Shop): RequestHandler[] {
  return [
    ...cartHandlers(shop),
    ...cardHandlers(shop),
    ...catalogueHandlers(shop),
    ...settingsHandlers(shop),
    ...autocompleteHandlers(shop),
    ...paymentLinkHandlers(shop),
    ...orderHandlers(shop),
    ...offerHandlers(shop),
    ...accountHandlers(shop),
    ...warrantyHandlers(shop),
    ...faultReportHandlers(shop),
    ...searchStatsHandlers(shop),
    ...cookieHandlers(shop),
    ...topHeaderHandlers(shop),
    ...onlineUsersHandlers(shop),
    ...imageHandlers(),
  ];
}
