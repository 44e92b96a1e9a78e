import { isPageAddress } from '@/domain/links/address';
import { readRawPage, type RawPage } from '@/host/pageElement';

/** What the first paint of the cart icon needs of the page. */
export interface IconPage {
  readonly isVisitor: boolean;
  readonly href: string;
  /** The icon's accessible name. */
  label(count: number | null): string;
}

/** The few texts that are shown before any locale is loaded; `i18n/locales` has the same. */
const TEXTS: Readonly<Record<'tr' | 'en', Readonly<Record<string, string>>>> = {
  tr: {
    'cart.icon': 'Sepet',
    'cart.iconCount_one': 'Sepet, {{count}} ürün',
    'cart.iconCount_other': 'Sepet, {{count}} ürün',
    'cart.iconVisitor': 'Sepet, giriş yapın',
  },
  en: {
    'cart.icon': 'Cart',
    'cart.iconCount_one': 'Cart, {{count}} product',
    'cart.iconCount_other': 'Cart, {{count}} products',
    'cart.iconVisitor': 'Cart, sign in',
  },
};

/** Reads the page as `host/page` does, without its checks and their weight: what is no good takes the same default. */
export function readIconPage(container: HTMLElement): IconPage {
  const reading = readRawPage();
  const page: RawPage = reading.kind === 'given' ? reading.page : {};
  const isVisitor = reading.kind !== 'absent' && field(page.user, 'id') === undefined;
  const locale = page.locale === 'en' ? 'en' : 'tr';
  const own = field(page.messages, locale);
  const cart = container.dataset.href ?? '';

  const text = (key: string) => textOr(field(own, key), TEXTS[locale][key] ?? key);
  return {
    isVisitor,
    href: isVisitor ? route(page, 'login', '/account/login') : isPageAddress(cart) ? cart : route(page, 'cart', '/sepet'),
    label(count) {
      if (isVisitor) return text('cart.iconVisitor');
      if (!count) return text('cart.icon');
      return text(count === 1 ? 'cart.iconCount_one' : 'cart.iconCount_other').replace(/\{\{\s*count\s*\}\}/g, String(count));
    },
  };
}

function route(page: RawPage, name: string, fallback: string): string {
  const path = textOr(field(page.routes, name), '');
  return /^\/(?!\/)/.test(path) ? path : fallback;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined;
}

function textOr(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}
