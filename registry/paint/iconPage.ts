import { badgeName } from '@/domain/cart/badge';
import { isPageAddress, isPagePath } from '@/domain/links/address';
import { fieldOf, isVisitorsPage, pageLocale, readRawPage, type RawPage } from '@/runtime/page/pageElement';

/** What the first paint of the cart icon needs of the page. */
export interface IconPage {
  readonly isVisitor: boolean;
  readonly href: string;
  /** The icon's accessible name. */
  label(count: number | null): string;
}

/** The few texts that are shown before any locale is loaded; `i18n/locales` has the same. */
const TEXTS = {
  tr: {
    icon: 'Sepet',
    iconCount_one: 'Sepet, {{count}} ürün',
    iconCount_other: 'Sepet, {{count}} ürün',
    iconVisitor: 'Sepet, giriş yapın',
  },
  en: {
    icon: 'Cart',
    iconCount_one: 'Cart, {{count}} product',
    iconCount_other: 'Cart, {{count}} products',
    iconVisitor: 'Cart, sign in',
  },
};

/** Reads the page as `readPage` does, without its checks and their weight: what is no good takes the same default. */
export function readIconPage(container: HTMLElement): IconPage {
  const reading = readRawPage();
  const { page } = reading;
  const isVisitor = isVisitorsPage(reading);
  const locale = pageLocale();
  const own = fieldOf(page.messages, locale);
  const cart = container.dataset.href ?? '';

  const text = (key: keyof typeof TEXTS.tr) => textOr(fieldOf(own, `cart.${key}`), TEXTS[locale][key]);
  return {
    isVisitor,
    href: isVisitor ? route(page, 'login', '/account/login') : isPageAddress(cart) ? cart : route(page, 'cart', '/sepet'),
    label(count) {
      if (isVisitor) return text('iconVisitor');
      if (!count) return text('icon');
      const name = text(count === 1 ? 'iconCount_one' : 'iconCount_other');
      return badgeName(name.replace(/\{\{\s*count\s*\}\}/g, String(count)), count);
    },
  };
}

function route(page: RawPage, name: string, fallback: string): string {
  const path = textOr(fieldOf(page.routes, name), '');
  return isPagePath(path) ? path : fallback;
}

function textOr(value: unknown, fallback: string): string {
  return typeof value === 'string' ? value : fallback;
}
