import { pageData } from '@mocks/pageData';
import type { Shop } from '@mocks/shop/shop';
import { LIBRARIES } from './host';

/** What a page has that goes to the shop's next page without leaving the document. */
export interface Mover {
  readonly name: string;
  /** Files of published packages, loaded in the head before our script. */
  readonly libraries?: readonly string[];
  /** Attributes of the body. */
  readonly body?: string;
  /** A script of the page's own, in the head. */
  readonly script?: string;
}

/** Pages of the test, by their paths: one that shows prices and one that hides them. */
export const SHOWN = '/hirdavat';
export const HIDDEN = '/hirdavat/vida';

const product = { id: 99, seo: 'vida', name: 'Vida', quantity: 5, salePrice: { value: 99, currency: 'TL' } };

/** Scripts without a library: what is fetched takes the place of what is there. */
const moveBy = (swap: string) => `
const go = async (url) => {
  const next = new DOMParser().parseFromString(await (await fetch(url)).text(), 'text/html');
  ${swap}
  document.title = next.title;
};
addEventListener('click', (event) => {
  const link = event.target.closest?.('a[data-next]');
  if (!link) return;
  event.preventDefault();
  history.pushState(null, '', link.href);
  go(link.href);
});
addEventListener('popstate', () => go(location.href));`;

/** Libraries as published, and scripts that pages have in their place. */
export const movers: readonly Mover[] = [
  { name: 'Turbo 8.0.23', libraries: ['@hotwired/turbo/dist/turbo.es2017-umd.js'] },
  { name: 'htmx 2.0.11', libraries: ['htmx.org/dist/htmx.min.js'], body: 'hx-boost="true"' },
  { name: 'htmx 4.0.1', libraries: ['htmx4/dist/htmx.min.js'], body: 'hx-boost:inherited="true"' },
  {
    name: 'pjax 0.2.8',
    libraries: ['pjax/pjax.min.js'],
    script: `addEventListener('DOMContentLoaded', () => new Pjax({ elements: 'a[data-next]', selectors: ['title', 'main'], cacheBust: false }))`,
  },
  { name: 'a body that is replaced', script: moveBy('document.body.replaceWith(next.body);') },
  {
    name: 'a head and a body that are replaced',
    script: moveBy('document.head.replaceWith(next.head); document.body.replaceWith(next.body);'),
  },
  { name: 'a body that is written anew', script: moveBy('document.body.innerHTML = next.body.innerHTML;') },
];

/** A page with a link to the other one. A price, and the cart's icon, are kept by libraries that keep elements. */
export function movingPage({ libraries = [], body = '', script = '' }: Mover, shop: Shop, isHidden: boolean): string {
  const { settings, ...data } = pageData(shop);
  const page = JSON.stringify({ ...data, settings: { ...settings, showPriceStatus: isHidden ? '0' : '1' } });
  const priced = `<script type="application/json">${JSON.stringify({ product })}</script>`;
  const kept = 'data-turbo-permanent hx-preserve="true"';
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8"><title>Deneme</title><link rel="icon" href="data:,">
<meta name="csrf-token" content="${shop.csrfToken}">
${libraries.map((file) => `<script src="${LIBRARIES}${file}"></script>`).join('\n')}<script>${script}</script>
<script type="module" src="/assets/vitrin/vitrin.js"></script></head>
<body ${body}><main><h1>${isHidden ? 'Fiyatsız' : 'Fiyatlı'}</h1>
<a data-next href="${isHidden ? SHOWN : HIDDEN}">Öbür sayfa</a>
<div data-widget="cart-icon" data-load="eager" id="icon" ${kept}></div>
<div data-widget="product-price" id="kept" ${kept}>${priced}</div>
<div data-widget="product-price">${priced}</div>
<div data-widget="product-list"></div>
<script type="application/json" id="vitrin-page">${page.replaceAll('<', '\\u003c')}</script>
</main></body></html>`;
}
