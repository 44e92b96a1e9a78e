import { isOn } from '@/domain/flags';
import { isPagePath } from '@/domain/links/address';
import { listCall } from '@/domain/list/call';
import { shopAddress } from '@/page/address';
import { callAhead } from '@/page/callAhead';
import { fieldOf, isVisitorsPage, readRawPage } from '@/runtime/page/pageElement';

/** The path and query of what a widget asks for first, here and now; null where it asks for nothing. */
type FirstCall = (container: HTMLElement, isStoreThere: boolean) => string | null;

/** Nobody asks for what a visitor does not have. */
const ofCustomers =
  (path: () => string | null): FirstCall =>
  () =>
    isVisitorsPage() ? null : path();

const FIRST_CALLS: Readonly<Record<string, FirstCall>> = {
  'product-list': (container) => {
    // With data of its own it need not ask, or for another list.
    if (container.querySelector('script')) return null;
    const { path } = container.dataset;
    return path === undefined ? listCall(location.pathname, location.search) : isPagePath(path) ? listCall(path, '') : null;
  },
  // Of a page that lives the store has asked by now, or another widget's mounting does: the page has one GET of the cart.
  cart: (_, isStoreThere) => (isStoreThere || isVisitorsPage() ? null : '/api/catalog/cart'),
  'order-list': ofCustomers(() => `/api/catalog/orders${location.search}`),
  'offer-list': ofCustomers(() =>
    isOn(fieldOf(readRawPage().page.settings, 'b2b_teklif_ver_durum')) ? `/api/catalog/offers${location.search}` : null,
  ),
  'top-header-info': ofCustomers(() => '/api/catalog/top-header-info'),
};

/** Makes the first GET of a widget of which the registry says `callsFirst`, for it to take over until `until`. */
export function makeFirstCall(widget: string, container: HTMLElement, until: AbortSignal, isStoreThere: boolean): void {
  const path = FIRST_CALLS[widget]?.(container, isStoreThere);
  if (path) callAhead(shopAddress(path), until);
}
