import { customersCarts } from '../../mocks/management/carts';
import type { Shop } from '../../mocks/shop/shop';
import { totalsOf } from '../../mocks/shop/totals';
import { scriptJson } from '../frame/pageFrame';
import { SHOP_FACTS } from '../frame/shopFacts';
import { campaigns } from './campaigns';
import type { Page, Visit } from './page';
import { detailData } from './product';
import { faultReportData } from './service/faultReport';

interface Container {
  readonly widget: string;
  /** Attributes of the container beside its name. */
  readonly attributes?: Readonly<Record<string, string>>;
  readonly data?: object;
  /** The shop answers its calls for administrators alone. */
  readonly isManagement?: true;
}

/** What stands in the frame of every page, each once. */
const FRAME: readonly Container[] = [
  { widget: 'top-header-info' },
  { widget: 'language-list' },
  { widget: 'currency-list' },
  { widget: 'search-bar' },
  { widget: 'cart-icon' },
  { widget: 'overdue-debt-notification' },
  { widget: 'social-media', attributes: { 'data-links': SHOP_FACTS.social } },
  { widget: 'cookie-button' },
];

/** A container for each widget, with what it needs. Contract §2. */
export function everyContainer(shop: Shop): readonly Container[] {
  return [...FRAME, ...containers(shop)];
}

/** The widgets that the frame has not got already. */
function containers(shop: Shop): readonly Container[] {
  const [product, other] = shop.catalogue.all.filter(
    ({ quantity, salePrice, defaultUnit }) => Number(quantity) > 0 && salePrice && defaultUnit,
  );
  if (!product || !other) throw new Error('the stand-in catalogue sells nothing');
  const items = shop.cart.items();
  const { subTotal, tax, total: tryTotal } = totalsOf(items, '');
  const ofProduct = { 'data-product-id': String(other.id) };
  return [
    { widget: 'product-detail', data: detailData(shop, product) },
    { widget: 'product-price', data: { product: other } },
    { widget: 'product-quantity', attributes: ofProduct },
    { widget: 'add-to-cart-button', attributes: ofProduct },
    { widget: 'campaign', data: { campaigns: campaigns(shop).slice(0, 1) } },
    { widget: 'product-list', attributes: { 'data-path': '/is-guvenligi' } },
    { widget: 'cart' },
    { widget: 'checkout', data: { type: 'CheckoutPreview', items, totals: { subTotal, tax, tryTotal } } },
    { widget: 'cart-complete', data: { orderNo: 'SP-1001' } },
    { widget: 'quick-order' },
    { widget: 'saved-lists' },
    { widget: 'order-list' },
    { widget: 'offer-list' },
    { widget: 'account-setting' },
    { widget: 'warranty-inquiry' },
    { widget: 'fault-report', data: faultReportData(shop) },
    { widget: 'dashboard', isManagement: true },
    { widget: 'online-users', isManagement: true },
    { widget: 'carts', data: { carts: customersCarts(shop.catalogue.all) } },
  ];
}

/** All widgets on one page: a check that they get on, not a page that a shop would have. */
export function everythingPage({ shop }: Visit): Page {
  return {
    status: 200,
    template: 'everything',
    title: 'Tüm bileşenler',
    description: 'Vitrin’in bütün bileşenleri tek sayfada.',
    styles: ['everything'],
    data: {
      everything: {
        containers: containers(shop).map(({ widget, attributes = {}, data, isManagement }) => ({
          widget,
          isRefused: isManagement && shop.scenario.as !== 'administrator',
          attributes: Object.entries(attributes).map(([name, value]) => ({ name, value })),
          json: data && scriptJson(data),
        })),
      },
    },
  };
}
