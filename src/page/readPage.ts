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
import { flagSchema, idSchema, numberSchema, pagePathSchema, textSchema } from '@/schemas/basics';
import { branchSchema, debitAgingSchema, userSchema } from '@/schemas/customer';
import { currencySchema } from '@/schemas/money';
import { productSchema } from '@/schemas/product';
import { describeProblem, read, type FieldProblem } from '@/schemas/read';
import { readSettings } from '@/schemas/settings';
import type { ContainerLog } from '@/runtime/page/log';
import type { PageData, Routes } from './pageData';
import { pageText, readRawPage, type RawPageReading } from '@/runtime/page/pageElement';

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

const storeSchema: v.GenericSchema<unknown, ShopStore> = v.object(
  { name: textSchema, whatsappControl: flagSchema, whatsappNumber: textSchema } satisfies Record<
    keyof NonNullable<PageData['store']>,
    unknown
  >,
  'the store: { name, whatsappControl, whatsappNumber }',
);
const localeSchema = v.picklist(['tr', 'en'], '"tr" or "en"');
const messagesSchema = v.record(v.string(), v.string(), 'texts by key');
const rateSchema = v.custom<number>((rate) => (toNumber(rate) ?? 0) > 0, 'a number above 0: how many TRY one unit costs');
const objectSchema = v.record(v.string(), v.unknown(), 'an object');

/** A key of the page JSON, or the path of what stands in one. */
type Field = keyof PageData | `${keyof PageData}.${string}`;

/** Reads and checks the page data. Each malformed part is warned of once. */
export function readPage(log: ContainerLog): Page {
  const warn = (problem: FieldProblem) => {
    const message = pageProblem(problem);
    console.warn(`[vitrin] ${message}`);
    log.note(dom.documentElement, { code: 'invalid-data', widget: '', message, field: problem.field });
  };
  const reading = readRawPage();
  if (reading.kind === 'malformed') warn({ field: '', received: mistakeIn(pageText()), allowed: 'valid JSON' });
  return checkPage(reading, warn);
}

/** Why a text is not the JSON of a page. */
function mistakeIn(text = ''): string {
  try {
    JSON.parse(text);
    return 'it must hold one JSON object';
  } catch (error) {
    return String(error);
  }
}

/** Checks page data; each malformed part is told to `warn` and takes its safest value. Contract §3. */
export function checkPage(reading: RawPageReading, warn: (problem: FieldProblem) => void): Page {
  const raw = reading.page;

  const part = <T>(field: Field, schema: v.GenericSchema<unknown, T>, fallback: T, value: unknown = raw[field]): T => {
    if (value === undefined || value === null) return fallback;
    const result = read(schema, value);
    if (result.ok) return result.value;
    warn({ ...result.problem, field: [field, result.problem.field].filter(Boolean).join('.') });
    return fallback;
  };
  const list = <T>(
    field: keyof PageData,
    schema: v.GenericSchema<unknown, T>,
    check?: (at: `${keyof PageData}.${number}`, entry: unknown) => void,
  ): T[] =>
    part(field, v.array(v.unknown(), 'a list'), []).flatMap((entry, index) => {
      const checked = part<T | null>(`${field}.${index}`, schema, null, entry);
      if (checked === null) return [];
      check?.(`${field}.${index}`, entry);
      return [checked];
    });

  const locale = part('locale', localeSchema, 'tr');
  const known = part<v.InferOutput<typeof userSchema> | null>('user', userSchema, null);
  // A limit that cannot be read must not make a visitor of the customer.
  const user: User | null = known && {
    id: known.id,
    name: known.name,
    riskLimit: part('user.risk_limit', numberSchema, 0, known.risk_limit),
  };
  const settings = part('settings', objectSchema, {});
  const routes = part('routes', objectSchema, {});
  const route = <Fallback extends string | null>(name: keyof Routes, fallback: Fallback): string | Fallback =>
    part<string | Fallback>(`routes.${name}`, pagePathSchema, fallback, routes[name]);
  const messages = part('messages', objectSchema, {});
  return {
    locale,
    visitor: reading.kind === 'absent' ? 'unknown' : user ? 'customer' : 'visitor',
    user,
    languages: list('languages', localeSchema),
    branches: list('branches', branchSchema),
    currentBranch: part<Id | null>('currentBranch', idSchema, null),
    debitAging: part<DebitAging | null>('debitAging', debitAgingSchema, null),
    cookieAllowed: raw.cookieAllowed !== null && part('cookieAllowed', flagSchema, true),
    settings: readSettings(settings, warn),
    store: part('store', storeSchema, { name: '', whatsappControl: false, whatsappNumber: '' }),
    // One whose rate cannot be read is there, and converts nothing (decision 14).
    currencies: list('currencies', currencySchema, (at, entry) =>
      part(`${at}.exchangeRate`, rateSchema, 0, (entry as { readonly exchangeRate?: unknown }).exchangeRate),
    ),
    products: list('products', productSchema),
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
    messages: part(`messages.${locale}`, messagesSchema, {}, messages[locale]),
  };
}

/** What is wrong with the page data, in words. */
function pageProblem(problem: FieldProblem): string {
  return `page data (#vitrin-page)${problem.field && '.'}${describeProblem(problem)}`;
}
