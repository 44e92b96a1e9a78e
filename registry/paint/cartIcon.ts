import { dom } from '@/runtime/page/dom';
import { badgeText } from '@/domain/cart/badge';
import { lastCartCount } from '@/runtime/page/cartCount';
import { CART_PATH } from '@/ui/icon/cartPath';
import { readIconPage } from './iconPage';

/**
 * The cart icon before React: a link to the cart (or, for a visitor, to the login) with the last known count.
 * The finished widget has the same markup, so nothing moves when it takes over; the widget's tests hold the two
 * together.
 */
export function paintCartIcon(container: HTMLElement): HTMLElement {
  const page = readIconPage(container);
  const count = page.isVisitor ? null : lastCartCount();

  const link = dom.createElement('a');
  link.className = 'vt-cart-icon__link';
  link.href = page.href;
  link.setAttribute('aria-label', page.label(count));
  link.append(icon());
  if (count) link.append(badge(count));
  return link;
}

const SVG = 'http://www.w3.org/2000/svg';

function icon(): SVGElement {
  const svg = dom.createElementNS(SVG, 'svg');
  const path = dom.createElementNS(SVG, 'path');
  const attributes = {
    class: 'vt-icon vt-cart-icon__image',
    width: '24',
    height: '24',
    viewBox: '0 0 24 24',
    'aria-hidden': 'true',
  };
  for (const [name, value] of Object.entries(attributes)) svg.setAttribute(name, value);
  path.setAttribute('d', CART_PATH);
  svg.append(path);
  return svg;
}

function badge(count: number): HTMLElement {
  const element = dom.createElement('span');
  element.className = 'vt-cart-icon__badge';
  element.textContent = badgeText(count);
  return element;
}
