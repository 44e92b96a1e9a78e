import type { RequestHandler } from 'msw';
import type { Shop } from '../shop/shop';
import { autocompleteHandlers } from './autocomplete';
import { cardHandlers } from './card';
import { cartHandlers } from './cart';
import { catalogueHandlers } from './catalogue';
import { imageHandlers } from './images';
import { paymentLinkHandlers } from './paymentLink';
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
    ...imageHandlers(),
  ];
}
