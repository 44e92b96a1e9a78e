import type { Registry } from '../src/runtime/registryEntry';
import { paintCartIcon } from './paint/cartIcon';

/** As high as controls are in this theme (contract §5). */
const CONTROL = 'var(--vt-control-size, 44px)';
const COMPACT = 'var(--vt-control-size-compact, 32px)';

/** Nothing from 640 px of the window on, below that as much as anyone asks for: containers are not measured here. */
const ON_PHONES = '(640px - 100vw) * 9999';
/** In pixels, where a widget is higher on phones. */
const higherOnPhones = (phone: number, wide: number) => `max(${wide}px, min(${phone}px, ${ON_PHONES}))`;

/**
 * The widgets of the contract: where the code of each is, when to load it, and what stands in until then. A part of the entry, though
 * the names of all these files are a good part of that: so whatever a container needs is asked for at once, and nothing waits for a table.
 */
export const registry: Registry = {
  'product-list': {
    load: () => import('../widgets/product-list'),
    trigger: 'eager',
    blockSize: higherOnPhones(5200, 1145),
    isWide: true,
    callsFirst: true,
  },
  'product-detail': {
    load: () => import('../widgets/product-detail'),
    trigger: 'eager',
    blockSize: higherOnPhones(890, 507),
    isWide: true,
  },
  'currency-list': { load: () => import('../widgets/currency-list'), trigger: 'idle', blockSize: COMPACT },
  'overdue-debt-notification': {
    load: () => import('../widgets/overdue-debt-notification'),
    trigger: 'idle',
    // Most pages of most customers show none.
    blockSize: 0,
  },
  'cart-icon': { load: () => import('../widgets/cart-icon'), trigger: 'idle', blockSize: 44, paint: paintCartIcon, opens: true },
  cart: {
    load: () => import('../widgets/cart'),
    trigger: 'eager',
    blockSize: 600,
    isWide: true,
    texts: 'accountArea',
    callsFirst: true,
  },
  carts: { load: () => import('../widgets/carts'), trigger: 'eager', blockSize: 480, isWide: true, texts: 'accountArea' },
  'cart-complete': {
    load: () => import('../widgets/cart-complete'),
    trigger: 'eager',
    blockSize: higherOnPhones(340, 288),
    texts: 'accountArea',
  },
  checkout: { load: () => import('../widgets/checkout'), trigger: 'eager', blockSize: 560, isWide: true, texts: 'accountArea' },
  'account-setting': { load: () => import('../widgets/account-setting'), trigger: 'eager', blockSize: 397, texts: 'accountArea' },
  dashboard: {
    load: () => import('../widgets/dashboard'),
    trigger: 'eager',
    blockSize: higherOnPhones(3300, 1788),
    isWide: true,
    texts: 'accountArea',
  },
  'online-users': {
    load: () => import('../widgets/online-users'),
    trigger: 'eager',
    blockSize: higherOnPhones(662, 358),
    isWide: true,
    texts: 'accountArea',
  },
  campaign: { load: () => import('../widgets/campaign'), trigger: 'visible', blockSize: 360, isWide: true },
  'product-price': { load: () => import('../widgets/product-price'), trigger: 'eager', blockSize: 66 },
  'product-quantity': { load: () => import('../widgets/product-quantity'), trigger: 'eager', blockSize: 44 },
  'add-to-cart-button': { load: () => import('../widgets/add-to-cart-button'), trigger: 'eager', blockSize: 44 },
  'order-list': {
    load: () => import('../widgets/order-list'),
    trigger: 'eager',
    blockSize: higherOnPhones(3050, 1128),
    isWide: true,
    texts: 'accountArea',
    callsFirst: true,
  },
  'offer-list': {
    load: () => import('../widgets/offer-list'),
    trigger: 'eager',
    blockSize: higherOnPhones(2590, 1128),
    isWide: true,
    texts: 'accountArea',
    callsFirst: true,
  },
  'language-list': { load: () => import('../widgets/language-list'), trigger: 'idle', blockSize: COMPACT },
  'cookie-button': {
    load: () => import('../widgets/cookie-button'),
    trigger: 'idle',
    // It lies over the page.
    blockSize: 0,
  },
  'search-bar': { load: () => import('../widgets/search-bar'), trigger: 'idle', blockSize: CONTROL },
  'social-media': { load: () => import('../widgets/social-media'), trigger: 'visible', blockSize: 44 },
  'warranty-inquiry': {
    load: () => import('../widgets/warranty-inquiry'),
    trigger: 'idle',
    blockSize: 44,
    texts: 'accountArea',
    opens: true,
  },
  'fault-report': {
    load: () => import('../widgets/fault-report'),
    trigger: 'visible',
    blockSize: higherOnPhones(170, 118),
    texts: 'accountArea',
    opens: true,
  },
  'top-header-info': {
    load: () => import('../widgets/top-header-info'),
    trigger: 'idle',
    blockSize: `max(${COMPACT}, min(2 * (${COMPACT} + max(1.5em, 20px)), ${ON_PHONES}))`,
    isWide: true,
    callsFirst: true,
  },
  'quick-order': {
    load: () => import('../widgets/quick-order'),
    trigger: 'idle',
    blockSize: higherOnPhones(379, 235),
    isWide: true,
    texts: 'ordering',
    opens: true,
  },
  'saved-lists': {
    load: () => import('../widgets/saved-lists'),
    trigger: 'idle',
    blockSize: 220,
    isWide: true,
    texts: 'ordering',
    opens: true,
  },
};
