import { dom } from '@/runtime/page/dom';
import * as v from 'valibot';
import type { Branch, DebitAging, User } from '@/domain/customer';
import type { Id } from '@/domain/id';
import type { Currency } from '@/domain/money/currency';
import { toNumber } from '@/domain/number';
import type { Product } from '@/domain/product';
import type { Settings } from '@/domain/settings';
import type { ShopStore } from '@/domain/shopStore';
import type { Locale } from '@/i18n/texts';
import { flagSchema, idSchema, numberSchema, objectOrNull, pagePathSchema, strictFlagSchema, textSchema } from '@/schemas/basics';
import { branchSchema, debitAgingSchema, userSchema } from '@/schemas/customer';
import { currencySchema } from '@/schemas/money';
import { readEntries } from '@/schemas/entries';
import { productEntries, productSchema } from '@/schemas/product';
import { describeProblem, formatValue, read, type FieldProblem } from '@/schemas/read';
import { readSettings } from '@/schemas/settings';
import type { ContainerLog } from '@/runtime/page/log';
import type { PageData, Routes } from './pageData';
import { fieldOf, pageText, readRawPage, type RawPageReading } from '@/runtime/page/pageElement';
import { say } from '@/runtime/page/say';

export type { Routes };

/** The facts of the page, checked whenever it is read. Contract §3. */
export interface Page {
  readonly locale: Locale;
  /** `unknown`: the page says nothing about itself at all, so nobody knows who is looking. */
  readonly visitor: 'visitor' | 'customer' | 'unknown';
  /** Null for a visitor. */
  readonly user: User | null;
  readonly languages: readonly Locale[];
  readonly branches: readonly Branch[];
  readonly currentBranch: Id | null;
  readonly debitAging: DebitAging | null;
  /** The visitor has accepted cookies; true where the page does not say, which shows no banner. Null in the page JSON: nobody has been asked. */
  readonly cookieAllowed: boolean;
  readonly settings: Settings;
  readonly store: ShopStore;
  readonly currencies: readonly Currency[];
  readonly products: readonly Product[];
  readonly routes: Routes;
  /** Texts of the page that replace ours, for this locale. */
  readonly messages: Readonly<Record<string, string>>;
}

/** Anything but a list, which would pass for an object that says nothing. An empty one does: PHP writes an object without keys so. */
const noList = (allowed: string) => v.custom<unknown>((value) => !Array.isArray(value) || value.length === 0, allowed);

const STORE = 'the store: { name, whatsappControl, whatsappNumber }';
const storeSchema: v.GenericSchema<unknown, ShopStore> = v.pipe(
  noList(STORE),
  v.object(
    { name: textSchema, whatsappControl: flagSchema, whatsappNumber: textSchema } satisfies Record<
      keyof NonNullable<PageData['store']>,
      unknown
    >,
    STORE,
  ),
);
const localeSchema = v.picklist(['tr', 'en'], '"tr" or "en"');
const rateSchema = v.custom<number>((rate) => (toNumber(rate) ?? 0) > 0, 'a number above 0: how many TRY one unit costs');
const objectSchema = v.pipe(noList('an object'), v.record(v.string(), v.unknown(), 'an object'));

/** A key of the page JSON, or the path of what stands in one. */
type Field = keyof PageData | `${keyof PageData}.${string}`;

/** Told of what is malformed, and how many entries of a list are left out for the like. */
type Warn = (problem: FieldProblem, leftOut?: string) => void;

/** Reads and checks the page data. Each malformed part is warned of once. */
export function readPage(log: ContainerLog): Page {
  const warn: Warn = (problem, leftOut) => {
    const message = pageProblem(problem, leftOut);
    say('warn', `[vitrin] ${message}`);
    log.note(dom.documentElement, { code: 'invalid-data', widget: '', message, field: problem.field });
  };
  const reading = readRawPage();
  if (reading.kind === 'malformed') warn({ field: '', received: mistakeIn(pageText()), allowed: 'one JSON object' });
  return checkPage(reading, warn);
}

/** What stands in the place of a page's JSON, or why it is no JSON. */
function mistakeIn(text = ''): string {
  try {
    return formatValue(JSON.parse(text));
  } catch (error) {
    return String(error);
  }
}

/** The path of the login page, as the page names it just now. */
export const loginPath = () => checkPage(readRawPage(), () => undefined).routes.login;

/** Checks page data; each malformed part is told to `warn` and takes its safest value. Contract §3. */
export function checkPage(reading: RawPageReading, warn: Warn): Page {
  const raw = reading.page;

  const tell = (field: Field, problem: FieldProblem, leftOut?: string) => {
    warn({ ...problem, field: [field, problem.field].filter(Boolean).join('.') }, leftOut);
  };
  const part = <T>(field: Field, schema: v.GenericSchema<unknown, T>, fallback: T, value: unknown = raw[field]): T => {
    if (value === undefined || value === null) return fallback;
    const result = read(schema, value);
    if (result.ok) return result.value;
    tell(field, result.problem);
    return fallback;
  };
  const entriesOf = (field: keyof PageData) => part(field, v.array(v.unknown(), 'a list'), []);
  const list = <T>(
    field: keyof PageData,
    schema: v.GenericSchema<unknown, T>,
    check?: (at: `${keyof PageData}.${number}`, entry: unknown) => void,
  ): T[] =>
    entriesOf(field).flatMap((entry, index) => {
      const checked = part<T | null>(`${field}.${index}`, schema, null, entry);
      if (checked === null) return [];
      check?.(`${field}.${index}`, entry);
      return [checked];
    });

  const locale = part('locale', localeSchema, 'tr');
  const known = part<v.InferOutput<typeof userSchema> | null>('user', objectOrNull(userSchema), null);
  // A limit that cannot be read must not make a visitor of the customer.
  const user: User | null = known && { id: known.id, riskLimit: part('user.risk_limit', numberSchema, 0, known.risk_limit) };
  const settings = part('settings', objectSchema, {});
  const routes = part('routes', objectSchema, {});
  const route = <Fallback extends string | null>(name: keyof Routes, fallback: Fallback): string | Fallback =>
    part<string | Fallback>(`routes.${name}`, pagePathSchema, fallback, routes[name]);
  const texts = part(`messages.${locale}`, objectSchema, {}, part('messages', objectSchema, {})[locale]);
  /** Tells of a flag that is none; the schema of what it stands in has read it as off. */
  const checkFlag = (field: Field, value: unknown) => part(field, strictFlagSchema, false, value);
  const store = part('store', storeSchema, { name: '', whatsappControl: false, whatsappNumber: '' });
  checkFlag('store.whatsappControl', fieldOf(raw.store, 'whatsappControl'));
  return {
    locale,
    visitor: reading.kind === 'absent' ? 'unknown' : user ? 'customer' : 'visitor',
    user,
    languages: list('languages', localeSchema),
    branches: list('branches', branchSchema),
    currentBranch: part<Id | null>('currentBranch', idSchema, null),
    debitAging: part<DebitAging | null>('debitAging', debitAgingSchema, null),
    // Who may not have been asked is asked.
    cookieAllowed: part('cookieAllowed', strictFlagSchema, raw.cookieAllowed === undefined),
    settings: readSettings(settings, warn),
    store,
    currencies: list('currencies', currencySchema, (at, entry) => {
      // One whose rate cannot be read is there, and converts nothing (decision 14).
      part(`${at}.exchangeRate`, rateSchema, 0, fieldOf(entry, 'exchangeRate'));
      checkFlag(`${at}.default`, fieldOf(entry, 'default'));
    }),
    products: entriesOf('products').flatMap((entry, index) => {
      if (entry === null) return [];
      const field = `products.${index}` as const;
      const product = readEntries(productSchema, entry, productEntries);
      if (!product.ok) {
        tell(field, product.problem);
        return [];
      }
      for (const { list: of, ...left } of product.leftOut)
        tell(field, left.problem, `${left.count} of ${left.of} ${productEntries[of]} left out`);
      return [product.value];
    }),
    routes: {
      login: route('login', '/account/login'),
      cart: route('cart', '/sepet'),
      search: route('search', '/search'),
      offers: route('offers', '/teklif/liste'),
      paymentStart: route('paymentStart', '/payment/start'),
      orders: route('orders', null),
      quickOrder: route('quickOrder', null),
      payDebt: route('payDebt', null),
      checkout: route('checkout', null),
      checkoutSummary: route('checkoutSummary', null),
    },
    messages: Object.fromEntries(
      Object.entries(texts).flatMap(([key, text]) => {
        const checked = part<string | null>(`messages.${locale}.${key}`, v.string('text'), null, text);
        return checked === null ? [] : [[key, checked]];
      }),
    ),
  };
}

/** What is wrong with the page data, in words. */
function pageProblem(problem: FieldProblem, leftOut?: string): string {
  return `page data (#vitrin-page)${problem.field ? '.' : ': '}${describeProblem(problem)}${leftOut ? ` ${leftOut}.` : ''}`;
}
