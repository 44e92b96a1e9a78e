import { randomUUID } from 'node:crypto';
import { createPresence } from '../management/presence';
import type { Presence } from '../management/presence';
import { BRANCHES, CURRENCIES, DEBIT_AGING, SLIP_HEAD, STORE, USERS } from '../seed/facts';
import type { Branch, Currency, Store, User } from '../seed/facts';
import { createAnsweredKeys } from './answeredKeys';
import type { AnsweredKeys } from './answeredKeys';
import { createCart } from './cart';
import type { ShopCart } from './cart';
import { standInCatalogue } from './catalogue';
import type { Catalogue } from './catalogue';
import type { JournalEntry } from './journal';
import { createOffers } from './offers/offers';
import type { ShopOffers } from './offers/offers';
import { createOrders } from './orders';
import type { ShopOrders } from './orders';
import { createPaymentLinks } from './paymentLinks';
import type { PaymentLinks } from './paymentLinks';
import { createPayments } from './payments';
import type { ShopPayments } from './payments';
import { DEFAULT_SCENARIO } from './scenario';
import type { Scenario } from './scenario';
import { isSavable } from './savedSettings';
import { isSet, settingsInForce, textOf } from './settings';
import type { SettingValue, ShopSettings } from './settings';

/** The server's side of one session: who is logged in, what was saved, what the cart holds. */
export interface Shop {
  readonly scenario: Scenario;
  /** Changes the scenario live; a setting it changes wins over what the session saved. */
  setScenario(change: Partial<Scenario>): void;
  /** What writes must send as `X-CSRF-Token`. */
  readonly csrfToken: string;
  /** Null for a visitor. */
  readonly user: (User & { readonly risk_limit: number }) | null;
  readonly settings: ShopSettings;
  /** Saves one setting of the session, in place of what the scenario says of it; false if the key or the value is not one the server knows. */
  saveSetting(key: string, value: unknown): boolean;
  /** Puts the visitor's consent to cookies on record. */
  allowCookies(): void;
  readonly locale: 'tr' | 'en';
  /** The settings `whatsappControl` and `whatsappNumber` of a scenario replace the store's. */
  readonly store: Store;
  /** Exactly one is the default: the one the session chose. */
  readonly currencies: ReadonlyArray<Currency & { readonly default: boolean }>;
  readonly branches: readonly Branch[];
  readonly currentBranch: number;
  /** Null for a visitor. */
  readonly debitAging: (typeof DEBIT_AGING & { readonly overdueBalance: number }) | null;
  readonly catalogue: Catalogue;
  readonly cart: ShopCart;
  readonly orders: ShopOrders;
  readonly payments: ShopPayments;
  readonly paymentLinks: PaymentLinks;
  readonly presence: Presence;
  readonly offers: ShopOffers;
  /** What this session may be told (decision 4). */
  readonly visibility: Visibility;
  /** Every API call received, in order. Empty it with `requests.length = 0`. */
  readonly requests: JournalEntry[];
  /** What was answered to calls with an `Idempotency-Key`. */
  readonly answered: AnsweredKeys;
  /** Back to the scenario it was made with: nothing saved, empty cart, empty journal. The token stays. */
  reset(): void;
}

export interface Visibility {
  readonly prices: boolean;
  readonly stock: boolean;
}

/** A new session of the stand-in shop in the given scenario; what is left out is a healthy customer session. */
export function createShop(start: Partial<Scenario> = {}): Shop {
  const firstScenario: Scenario = { ...DEFAULT_SCENARIO, ...start };
  let scenario = firstScenario;
  let saved: Readonly<Record<string, SettingValue>> = {};
  const csrfToken = randomUUID();
  const requests: JournalEntry[] = [];
  const answered = createAnsweredKeys();
  const inForce = (): ShopSettings => settingsInForce(scenario, saved);
  const catalogue = standInCatalogue();
  const cart = createCart(catalogue, inForce);
  const orders = createOrders(catalogue, cart, () => scenario.orders);
  const paymentLinks = createPaymentLinks();
  const presence = createPresence();
  const offers = createOffers(catalogue, cart, () => scenario.offers);
  const payments = createPayments(cart, SLIP_HEAD, () => (scenario.as === 'visitor' ? '' : USERS[scenario.as].name));

  return {
    csrfToken,
    requests,
    answered,
    catalogue,
    cart,
    orders,
    payments,
    paymentLinks,
    presence,
    offers,
    branches: BRANCHES,
    get scenario() {
      return scenario;
    },
    setScenario(change) {
      const next = { ...scenario, ...change };
      saved = Object.fromEntries(Object.entries(saved).filter(([key]) => next.settings[key] === scenario.settings[key]));
      scenario = next;
    },
    get user() {
      if (scenario.as === 'visitor') return null;
      return { ...USERS[scenario.as], risk_limit: scenario.as === 'customer' ? scenario.riskLimit : 0 };
    },
    get settings() {
      return inForce();
    },
    saveSetting(key, value) {
      if (!isSavable(key, value)) return false;
      saved = { ...saved, [key]: String(value) };
      const others = Object.entries(scenario.settings).filter(([name]) => name !== key);
      scenario = { ...scenario, settings: Object.fromEntries(others) };
      return true;
    },
    allowCookies() {
      saved = { ...saved, cookieAllowed: '1' };
    },
    get store() {
      const { whatsappControl, whatsappNumber } = inForce();
      return {
        ...STORE,
        ...(whatsappControl === undefined ? {} : { whatsappControl: textOf(whatsappControl) }),
        ...(whatsappNumber === undefined ? {} : { whatsappNumber: textOf(whatsappNumber) }),
      };
    },
    get locale() {
      return inForce().locale === 'en' ? 'en' : 'tr';
    },
    get currencies() {
      const chosen = Number(inForce().defaultCurrency ?? 1);
      return CURRENCIES.map((currency) => ({ ...currency, default: currency.id === chosen }));
    },
    get currentBranch() {
      return Number(inForce().branch ?? 1);
    },
    get debitAging() {
      if (scenario.as === 'visitor') return null;
      return { ...DEBIT_AGING, overdueBalance: scenario.as === 'customer' ? scenario.overdueBalance : 0 };
    },
    get visibility() {
      const { showPriceStatus, showStokInfo, stockInfoStatus } = inForce();
      if (scenario.as !== 'visitor') return { prices: true, stock: true };
      return { prices: isSet(showPriceStatus), stock: isSet(showStokInfo) && textOf(stockInfoStatus) !== '1' };
    },
    reset() {
      scenario = firstScenario;
      saved = {};
      cart.reset();
      orders.reset();
      payments.reset();
      paymentLinks.reset();
      presence.reset();
      offers.reset();
      requests.length = 0;
      answered.reset();
    },
  };
}
