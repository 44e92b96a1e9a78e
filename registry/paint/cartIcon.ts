import { lastCartCount } from '@/host/cartCount';
import { readRawPage } from '@/host/pageElement';
import { CART_PATH } from '@/ui/icon/cartPath';

/**
 * The cart icon before React: a link to the cart (or, for a visitor, to the login) with the last known count.
 * The finished widget has the same markup, so nothing moves when it takes over.
 */
export function paintCartIcon(container: HTMLElement): HTMLElement {
  const reading = readRawPage();
  const page = reading.kind === 'given' ? reading.page : {};
  const isVisitor = reading.kind === 'given' && !page['user'];
  const count = isVisitor ? null : lastCartCount();

  const link = document.createElement('a');
  link.className = 'vt-cart-icon__link';
  link.href = isVisitor ? route(page, 'login', '/account/login') : (container.dataset['href'] ?? route(page, 'cart', '/sepet'));
  link.setAttribute('aria-label', label(page['locale'] === 'en', count));
  link.append(icon());
  if (count) link.append(badge(count));
  return link;
}

function route(page: Readonly<Record<string, unknown>>, name: string, fallback: string): string {
  const routes = page['routes'];
  const path = typeof routes === 'object' && routes !== null ? new Map(Object.entries(routes)).get(name) : undefined;
  return typeof path === 'string' && /^\/(?!\/)/.test(path) ? path : fallback;
}

function label(english: boolean, count: number | null): string {
  if (!count) return english ? 'Cart' : 'Sepet';
  return english ? `Cart, ${count} items` : `Sepet, ${count} ürün`;
}

const SVG = 'http://www.w3.org/2000/svg';

function icon(): SVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  const path = document.createElementNS(SVG, 'path');
  const attributes = { class: 'vt-icon', width: '24', height: '24', viewBox: '0 0 24 24', 'aria-hidden': 'true' };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  path.setAttribute('d', CART_PATH);
  svg.append(path);
  return svg;
}

function badge(count: number): HTMLElement {
  const element = document.createElement('span');
  element.className = 'vt-cart-icon__badge';
  element.textContent = count > 99 ? '99+' : String(count);
  return element;
}
