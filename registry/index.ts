import type { Registry } from '../src/runtime/registryEntry';
import { paintCartIcon } from './paint/cartIcon';

/** As high as controls are in this theme (contract §5). */
const CONTROL = 'var(--vt-control-size, 44px)';
const COMPACT = 'var(--vt-control-size-compact, 32px)';

/** Nothing from 640 px of the window on, below that as much as anyone asks for: containers are not measured here. */
const ON_PHONES = '(640px - 100vw) * 9999';
/** In pixels, where a widget is higher on phones. */
const higherOnPhones = (phone: number, wide: number) => `max(${wide}px, min(${phone}px, ${ON_PHONES}))`;

/** The widgets of the contract: when to load each, and what stands in until then. */
export const registry: Registry = {
  'product-list': { trigger: 'eager', blockSize: higherOnPhones(5200, 1145), isWide: true, callsFirst: true },
  'product-detail': { trigger: 'eager', blockSize: higherOnPhones(890, 507), isWide: true },
  'currency-list': { trigger: 'idle', blockSize: COMPACT },
  'overdue-debt-notification': {
    trigger: 'idle',
    // Most pages of most customers show none.
    blockSize: 0,
  },
  'cart-icon': { trigger: 'idle', blockSize: 44, paint: paintCartIcon, opens: true },
  cart: { trigger: 'eager', blockSize: 600, isWide: true, texts: 'accountArea', callsFirst: true },
  carts: { trigger: 'eager', blockSize: 480, isWide: true, texts: 'accountArea' },
  'cart-complete': { trigger: 'eager', blockSize: higherOnPhones(340, 288), texts: 'accountArea' },
  checkout: { trigger: 'eager', blockSize: 560, isWide: true, texts: 'accountArea' },
  'account-setting': { trigger: 'eager', blockSize: 397, texts: 'accountArea' },
  dashboard: { trigger: 'eager', blockSize: higherOnPhones(3300, 1788), isWide: true, texts: 'accountArea' },
  'online-users': { trigger: 'eager', blockSize: higherOnPhones(662, 358), isWide: true, texts: 'accountArea' },
  campaign: { trigger: 'visible', blockSize: 360, isWide: true },
  'product-price': { trigger: 'eager', blockSize: 66 },
  'product-quantity': { trigger: 'eager', blockSize: 44 },
  'add-to-cart-button': { trigger: 'eager', blockSize: 44 },
  'order-list': { trigger: 'eager', blockSize: higherOnPhones(3050, 1128), isWide: true, texts: 'accountArea', callsFirst: true },
  'offer-list': { trigger: 'eager', blockSize: higherOnPhones(2590, 1128), isWide: true, texts: 'accountArea', callsFirst: true },
  'language-list': { trigger: 'idle', blockSize: COMPACT },
  'cookie-button': {
    trigger: 'idle',
    // It lies over the page.
    blockSize: 0,
  },
  'search-bar': { trigger: 'idle', blockSize: CONTROL },
  'social-media': { trigger: 'visible', blockSize: 44 },
  'warranty-inquiry': { trigger: 'idle', blockSize: 44, texts: 'accountArea', opens: true },
  'fault-report': { trigger: 'visible', blockSize: higherOnPhones(170, 118), texts: 'accountArea', opens: true },
  'top-header-info': {
    trigger: 'idle',
    blockSize: `max(${COMPACT}, min(2 * (${COMPACT} + max(1.5em, 20px)), ${ON_PHONES}))`,
    isWide: true,
    callsFirst: true,
  },
  'quick-order': { trigger: 'idle', blockSize: higherOnPhones(379, 235), isWide: true, texts: 'ordering', opens: true },
  'saved-lists': { trigger: 'idle', blockSize: 220, isWide: true, texts: 'ordering', opens: true },
};
