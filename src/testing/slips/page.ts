import type { DiagnosticCode } from '@/diagnostics/diagnostic';
import type { HARMLESS } from '@/diagnostics/harmless';
import { writtenPage } from '../writtenPage';

export const PRODUCT = `{ "id": 31, "name": "Kask", "quantity": 4, "salePrice": { "value": 120, "currency": "TL" } }`;
export const DATA = `{
"locale": "tr",
"user": { "id": 3, "risk_limit": 500 },
"currencies": [{ "id": 1, "code": "TL", "exchangeRate": 1, "default": true }, { "id": 2, "code": "EUR", "exchangeRate": 35 }],
"settings": { "showPriceStatus": "1", "showStokInfo": "1", "stockInfoStatus": "2", "defaultSort": "price" },
"routes": { "cart": "/sepetim", "login": "/giris" },
"products": [${PRODUCT}]
}`;
export const CAMPAIGN = `{ "campaigns": [{ "name": "Kış", "products": [${PRODUCT.replace('31', '32')}] }] }`;

/** A page with a bit of everything, and nothing wrong with it. */
export const GOOD = writtenPage(
  `<header><div data-widget="currency-list"></div><div data-widget="search-bar"></div><div data-widget="cart-icon" data-href="/sepetim"></div></header>
<div data-widget="product-list" data-path="/kask" data-view="grid"></div>
<div data-widget="product-price" data-product-id="31">120 TL</div>
<div data-widget="campaign"><script type="application/json">${CAMPAIGN}</script></div>`,
  { data: DATA, head: '<meta charset="utf-8">' },
);

/** What is written instead: the text, and the one that takes its place. */
type Change = readonly [from: string, to: string];
/** What is told: a code, and a part of what to do. */
type Told = readonly [code: DiagnosticCode, fix: string];
export type Slip = readonly [name: string, change: Change, told: Told | keyof typeof HARMLESS];

export const SEARCH = '<div data-widget="search-bar"></div>';
export const ICON = '<div data-widget="cart-icon" data-href="/sepetim"></div>';
export const SCRIPT = '<script type="module" src="/assets/vitrin/vitrin.js"></script>';
export const TOKEN = '<meta name="csrf-token" content="abc">';
export const END = '</body>';
export const json = (widget: string, text: string) =>
  `<div data-widget="${widget}"><script type="application/json">${text}</script></div>${END}`;
export const policy = (text: string): Change => ['<head>', `<head><meta http-equiv="Content-Security-Policy" content="${text}">`];
