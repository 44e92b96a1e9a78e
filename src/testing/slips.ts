import type { DiagnosticCode } from '@/diagnostics/diagnostic';
import type { HARMLESS } from '@/diagnostics/harmless';
import { writtenPage } from './writtenPage';

const PRODUCT = `{ "id": 31, "name": "Kask", "quantity": 4, "salePrice": { "value": 120, "currency": "TL" } }`;
const DATA = `{
"locale": "tr",
"user": { "id": 3, "risk_limit": 500 },
"currencies": [{ "id": 1, "code": "TL", "exchangeRate": 1, "default": true }, { "id": 2, "code": "EUR", "exchangeRate": 35 }],
"settings": { "showPriceStatus": "1", "showStokInfo": "1", "stockInfoStatus": "2", "defaultSort": "price" },
"routes": { "cart": "/sepetim", "login": "/giris" },
"products": [${PRODUCT}]
}`;
const CAMPAIGN = `{ "campaigns": [{ "name": "Kış", "products": [${PRODUCT.replace('31', '32')}] }] }`;

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

const SEARCH = '<div data-widget="search-bar"></div>';
const ICON = '<div data-widget="cart-icon" data-href="/sepetim"></div>';
const SCRIPT = '<script type="module" src="/assets/vitrin/vitrin.js"></script>';
const TOKEN = '<meta name="csrf-token" content="abc">';
const END = '</body>';
const json = (widget: string, text: string) =>
  `<div data-widget="${widget}"><script type="application/json">${text}</script></div>${END}`;
const policy = (text: string): Change => ['<head>', `<head><meta http-equiv="Content-Security-Policy" content="${text}">`];

/** Slips of theme authors: one change of the good page each. */
export const SLIPS: readonly Slip[] = [
  // Containers
  ['an underscore in the name', ['"search-bar"', '"search_bar"'], ['unknown-widget', 'data-widget="search-bar"']],
  ['capitals in the name', ['"product-list"', '"ProductList"'], ['unknown-widget', 'data-widget="product-list"']],
  ['a blank after the name', ['"search-bar"', '"search-bar "'], ['unknown-widget', 'data-widget="search-bar"']],
  [
    'two names',
    ['"search-bar"', '"search-bar cart"'],
    ['unknown-widget', 'a container of its own: <div data-widget="search-bar">'],
  ],
  ['data-widgets', ['data-widget="search-bar"', 'data-widgets="search-bar"'], ['unread-container', 'data-widget="search-bar"']],
  ['dataWidget', ['data-widget="search-bar"', 'dataWidget="search-bar"'], ['unread-container', 'data-widget="search-bar"']],
  ['data_widget', ['data-widget="search-bar"', 'data_widget="search-bar"'], ['unread-container', 'data-widget="search-bar"']],
  [
    'data-widget-type',
    ['data-widget="search-bar"', 'data-widget-type="search-bar"'],
    ['unread-container', 'data-widget="search-bar"'],
  ],
  ['widget', ['data-widget="search-bar"', 'widget="search-bar"'], ['unread-container', 'data-widget="search-bar"']],
  [
    'data-vitrin',
    ['data-widget="search-bar"', 'class="search-bar" data-vitrin="search-bar"'],
    ['unread-container', 'data-widget='],
  ],
  ['<div … />', [SEARCH, '<div data-widget="search-bar"/>'], ['nested-container', 'with </div>']],
  [
    'a container in another one',
    [SEARCH, SEARCH.replace('></', '><div data-widget="order-list"></div></')],
    ['nested-container', 'Close'],
  ],
  [
    'a container in a table',
    [END, `<table><div data-widget="order-list"></div><tr><td></td></tr></table>${END}`],
    ['misplaced-container', '<td>'],
  ],
  [
    'a container on a button',
    [END, `<button data-widget="add-to-cart-button" data-product-id="31">Ekle</button>${END}`],
    ['misplaced-container', '<div data-widget="add-to-cart-button">'],
  ],
  [
    'a container on a field',
    [SEARCH, '<input data-widget="search-bar">'],
    ['misplaced-container', '<div data-widget="search-bar">'],
  ],
  ['a container in a link', [ICON, `<a href="/sepetim">${ICON}</a>`], ['misplaced-container', 'beside the <a>']],
  ['a container in a button', [ICON, `<button>${ICON}</button>`], ['misplaced-container', 'beside the <button>']],
  ['a container in a <noscript>', [SEARCH, `<noscript>${SEARCH}</noscript>`], ['misplaced-container', 'beside the <noscript>']],
  ['a container in a list of choices', [SEARCH, `<select>${SEARCH}</select>`], ['misplaced-container', 'beside the <select>']],
  ['a container on a video', [SEARCH, '<video data-widget="search-bar"></video>'], ['misplaced-container', '<div data-widget=']],
  ['a comment that does not end', [ICON, `<!-- ${ICON}`], ['misplaced-container', '-->']],
  ['a container in a paragraph', [SEARCH, `<p>${SEARCH}</p>`], 'in-paragraph'],
  ['a hidden container', [SEARCH, SEARCH.replace('></', ' hidden></')], 'hidden'],
  ['a container in a <template>', [SEARCH, `<template>${SEARCH}</template>`], 'in-template'],
  // Options
  ['an option without a dash', ['data-product-id', 'data-productid'], ['unknown-option', 'data-product-id']],
  ['an option without data-', [' data-path=', ' path='], ['unknown-option', 'data-path']],
  ['a path without a slash', ['"/kask"', '"kask"'], ['invalid-data', 'one /']],
  ['an address as a path', ['"/kask"', '"https://shop.example/kask"'], ['invalid-data', 'one /']],
  ['capitals in a value', ['"grid"', '"Grid"'], ['invalid-data', '"grid" or "list"']],
  ['a script as an address', ['data-href="/sepetim"', 'data-href="javascript:go()"'], ['invalid-data', 'http(s)']],
  ['blanks around an id', ['product-id="31"', 'product-id=" 31 "'], ['invalid-data', 'the id of a product']],
  ['an id that nothing gives', ['product-id="31"', 'product-id="99"'], ['invalid-data', 'the id of a product']],
  ['the id as the product', ['data-product-id="31"', 'data-product="31"'], ['invalid-data', 'write data-product-id']],
  ['an empty id', ['product-id="31"', 'product-id=""'], ['invalid-data', 'an id']],
  [
    'an attribute twice',
    ['product-id="31"', 'product-id="31" data-product-id="32"'],
    ['repeated-attribute', 'Keep one data-product-id'],
  ],
  ['an unknown moment to load at', ['data-view=', 'data-load="lazy" data-view='], ['wrong-trigger', 'visible']],
  ['a row spacing that is none', ['data-view=', 'data-density="dense" data-view='], ['wrong-density', 'compact']],
  ['no option where one is needed', [END, `<div data-widget="social-media"></div>${END}`], ['invalid-data', 'data-links']],
  // The script
  ['a classic script', [SCRIPT, SCRIPT.replace(' type="module"', '')], ['wrong-script', 'type="module"']],
  ['defer instead', [SCRIPT, SCRIPT.replace('type="module"', 'defer')], ['wrong-script', 'type="module"']],
  ['a wrong type', [SCRIPT, SCRIPT.replace('module', 'modul')], ['wrong-script', 'type="module"']],
  ['a blank in its type', [SCRIPT, SCRIPT.replace('module', 'module ')], ['wrong-script', 'type="module"']],
  ['a name that no release has', [SCRIPT, SCRIPT.replace('vitrin.js', 'vitrin.min.js')], ['wrong-script', 'Write vitrin.js']],
  ['capitals in its name', [SCRIPT, SCRIPT.replace('vitrin.js', 'Vitrin.js')], ['wrong-script', 'small letters']],
  ['<script … />', [SCRIPT, SCRIPT.replace('></script>', ' />')], ['wrong-script', 'no <script … />']],
  ['no script', [SCRIPT, ''], ['missing-script', '<script type="module"']],
  ['the script twice', [END, `${SCRIPT.replace('.js', '.js?v=3')}${END}`], ['several-scripts', 'Keep one']],
  // The page data
  ['another id', ['id="vitrin-page"', 'id="vitrin-data"'], ['unread-page-data', 'id="vitrin-page"']],
  ['capitals in the id', ['id="vitrin-page"', 'id="Vitrin-Page"'], ['unread-page-data', 'id="vitrin-page"']],
  ['an id of one’s own', ['id="vitrin-page"', 'id="shop"'], ['unread-page-data', 'id="vitrin-page"']],
  ['no type', ['type="application/json" id', 'id'], ['wrong-json-type', 'id="vitrin-page"']],
  ['a type that browsers run', ['application/json" id', 'text/javascript" id'], ['wrong-json-type', 'id="vitrin-page"']],
  ['another type', ['type="application/json" id', 'type="text/json" id'], 'other-json-type'],
  [
    'none at all',
    [`<script type="application/json" id="vitrin-page">${DATA}</script>`, ''],
    ['missing-page-data', 'id="vitrin-page"'],
  ],
  [
    'the page data twice',
    [END, `<script type="application/json" id="vitrin-page">{}</script>${END}`],
    ['several-page-data', 'once'],
  ],
  ['a comma too many', ['"price" }', '"price", }'], ['malformed-page-data', 'Take the comma away']],
  ['single quotes', ['"locale": "tr"', "'locale': 'tr'"], ['malformed-page-data', 'double quotes']],
  ['a comment', ['"locale": "tr",', '"locale": "tr", // dil'], ['malformed-page-data', 'Take the comment away']],
  ['a </script> in a text', ['"Kask", "quantity"', '"Kask</script>", "quantity"'], ['malformed-page-data', '\\u003c']],
  ['true as text', ['"showPriceStatus": "1"', '"showPriceStatus": "true"'], ['invalid-page-data', '"1", "0"']],
  ['a word as a flag', ['"showPriceStatus": "1"', '"showPriceStatus": "evet"'], ['invalid-page-data', '"1", "0"']],
  ['a setting by its right spelling', ['showStokInfo', 'showStockInfo'], ['unknown-page-key', 'showStokInfo']],
  ['a setting of another name', ['"showStokInfo"', '"hidePrices"'], ['unknown-page-key', 'showPriceStatus']],
  ['a number out of its range', ['"stockInfoStatus": "2"', '"stockInfoStatus": "40"'], ['invalid-page-data', '0 to 20']],
  ['an unknown order', ['"defaultSort": "price"', '"defaultSort": "cheapest"'], ['invalid-page-data', '-price']],
  ['a route without a slash', ['"/sepetim", "login"', '"sepetim", "login"'], ['invalid-page-data', 'one /']],
  ['an address as a route', ['"/sepetim", "login"', '"https://shop.example/", "login"'], ['invalid-page-data', 'one /']],
  ['a route of another name', ['"cart": "/sepetim"', '"basket": "/sepetim"'], ['unknown-page-key', 'Write "cart"']],
  [
    'a setting beside the settings',
    ['"settings": { "showPriceStatus": "1", ', '"showPriceStatus": "1", "settings": { '],
    ['unknown-page-key', '"settings.showPriceStatus"'],
  ],
  [
    'texts without a locale',
    ['"locale": "tr"', '"messages": { "cart.empty": "Boş" }, "locale": "tr"'],
    ['unknown-page-key', '"messages.tr.cart.empty"'],
  ],
  ['an object for the products', [`"products": [${PRODUCT}]`, `"products": ${PRODUCT}`], ['invalid-page-data', 'a list']],
  ['a locale with its country', ['"locale": "tr"', '"locale": "tr-TR"'], ['invalid-page-data', '"tr" or "en"']],
  ['a rate as people write it', ['"exchangeRate": 35', '"exchangeRate": "1.035,20"'], 'number-as-text'],
  ['a rate of nothing', ['"exchangeRate": 35', '"exchangeRate": 0'], ['invalid-page-data', 'above 0']],
  ['a rate that is no number', ['"exchangeRate": 35', '"exchangeRate": "otuz"'], ['invalid-page-data', 'above 0']],
  ['no rate', [', "exchangeRate": 35', ''], ['invalid-page-data', 'Add "exchangeRate"']],
  ['a rate by another name', ['"exchangeRate": 35', '"exchange_rate": 35'], ['unknown-page-key', '"exchangeRate"']],
  ['two defaults', ['"exchangeRate": 35', '"exchangeRate": 35, "default": true'], ['invalid-page-data', 'Keep one']],
  [
    'no currencies',
    [
      '"currencies": [{ "id": 1, "code": "TL", "exchangeRate": 1, "default": true }, { "id": 2, "code": "EUR", "exchangeRate": 35 }],',
      '',
    ],
    ['missing-page-data', 'currencies'],
  ],
  ['one language for the locale', ['"locale"', '"language"'], ['unknown-page-key', 'Write "locale"']],
  ['settings by another name', ['"settings"', '"ayarlar"'], ['unknown-page-key', 'Write "settings"']],
  ['products by another name', ['"products": [', '"urunler": ['], ['unknown-page-key', 'Write "products"']],
  ['the customer for the user', ['"user"', '"customer"'], ['unknown-page-key', 'Write "user"']],
  ['a route that says it is an address', ['"cart": "/sepetim"', '"cartUrl": "/sepetim"'], ['unknown-page-key', 'Write "cart"']],
  [
    'texts of a locale in capitals',
    ['"locale": "tr"', '"messages": { "TR": { "cart.empty": "Boş" } }, "locale": "tr"'],
    ['unknown-page-key', 'Write "tr"'],
  ],
  [
    'texts of a locale with its country',
    ['"locale": "tr"', '"messages": { "tr-TR": { "cart.empty": "Boş" } }, "locale": "tr"'],
    ['unknown-page-key', 'Write "tr"'],
  ],
  ['true for the user', ['{ "id": 3, "risk_limit": 500 }', 'true'], ['invalid-page-data', 'a user']],
  ['a user without an id', ['"id": 3, "risk', '"name": "Ayşe", "risk'], ['invalid-page-data', 'Add "id"']],
  ['a key in camel case', ['risk_limit', 'riskLimit'], ['unknown-page-key', 'risk_limit']],
  [
    'a typo in a text’s key',
    ['"locale": "tr"', '"messages": { "tr": { "cart.emty": "Boş" } }, "locale": "tr"'],
    ['unknown-page-key', '"cart.empty"'],
  ],
  ['no languages', [END, `<div data-widget="language-list"></div>${END}`], ['missing-page-data', 'languages']],
  ['no word about cookies', [END, `<div data-widget="cookie-button"></div>${END}`], ['missing-page-data', 'cookieAllowed']],
  // Products
  [
    'a price as text',
    ['{ "value": 120, "currency": "TL" } }]\n', '"120,00 TL" }]\n'],
    ['invalid-page-data', '{ value, currency }'],
  ],
  ['a price in an unknown currency', ['"currency": "TL" } }]\n', '"currency": "GBP" } }]\n'], ['unknown-currency', 'Add "GBP"']],
  [
    'an address as an image',
    ['"Kask", "quantity"', '"Kask", "image": "https://cdn.example/k.jpg", "quantity"'],
    ['invalid-data', 'name of the file'],
  ],
  ['a path as an image', ['"Kask", "quantity"', '"Kask", "image": "/images/k.jpg", "quantity"'], ['invalid-data', '"a.jpg"']],
  [
    'a key with an underscore',
    ['"salePrice": { "value": 120, "currency": "TL" } }]\n', '"sale_price": 120 }]\n'],
    ['unknown-page-key', '"salePrice"'],
  ],
  [
    'stock by another name',
    ['{ "id": 32, "name": "Kask", "quantity"', '{ "id": 32, "name": "Kask", "stock"'],
    ['unknown-data', '"quantity"'],
  ],
  ['a text escaped for HTML', ['"Kask", "quantity"', '"Kask &amp; Baret", "quantity"'], ['invalid-data', 'without escaping']],
  [
    'two accounts of one product',
    [END, json('product-quantity', PRODUCT.replace('Kask', 'Baret').replace(/^/, '{ "product": ').concat(' }'))],
    'other-facts',
  ],
  // Child JSON
  ['a key in the singular', ['"campaigns"', '"campaign"'], ['unknown-data', '"campaigns"']],
  ['an object for a list', [CAMPAIGN, '{ "campaigns": { "name": "Kış", "products": [] } }'], ['invalid-data', 'a list']],
  ['JSON escaped for HTML', ['{ "campaigns"', '{ &quot;campaigns&quot;'], ['malformed-json', 'without escaping']],
  ['data in an attribute, too', ['data-widget="campaign"', 'data-widget="campaign" data-campaigns="[]"'], 'said-twice'],
  [
    'JSON in a paragraph',
    [`<script type="application/json">${CAMPAIGN}</script>`, `<p><script type="application/json">${CAMPAIGN}</script></p>`],
    ['misplaced-json', 'direct child'],
  ],
  [
    'JSON for search engines',
    [`<script type="application/json">${CAMPAIGN}`, `<script type="application/ld+json">${CAMPAIGN}`],
    ['wrong-json-type', 'application/json'],
  ],
  ['an unknown kind', [END, json('checkout', '{ "type": "payment", "items": [] }')], ['invalid-data', '"CheckoutPayment"']],
  // The token
  ['no token', [TOKEN, ''], ['missing-token', 'csrf-token']],
  ['a token of another name', ['name="csrf-token"', 'name="csrf_token"'], ['missing-token', 'csrf-token']],
  ['an empty token', ['content="abc"', 'content=""'], ['missing-token', 'csrf-token']],
  ['no encoding', ['<meta charset="utf-8">', ''], 'no-charset'],
  // Policies
  ['no styles', policy("default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'"), ['blocked', 'style-src']],
  ['no calls', policy("default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'"), ['blocked', 'connect-src']],
  ['self without its quotes', policy("default-src 'self'; connect-src self"), ['blocked', 'single quotes']],
  ['a nonce that the script has not', policy("script-src 'nonce-r4nd'"), ['blocked', 'script-src']],
  // Openers
  [
    'an opener of what is not there',
    [END, `<a href="#" data-vitrin-open="warranty-inquiry">Garanti</a>${END}`],
    ['nothing-to-open', 'Add <div'],
  ],
  [
    'an opener that is misspelt',
    [END, `<button data-vitrin-opens="cart-icon">Sepet</button>${END}`],
    ['nothing-to-open', 'Write data-vitrin-open="cart-icon"'],
  ],
  [
    'an opener without data-',
    [END, `<button vitrin-open="cart-icon">Sepet</button>${END}`],
    ['nothing-to-open', 'data-vitrin-open'],
  ],
  [
    'an opener of what cannot be opened',
    [END, `<a href="#" data-vitrin-open="cart">Sepet</a>${END}`],
    ['nothing-to-open', 'cart-icon'],
  ],
  [
    'no field for a fault',
    [END, json('fault-report', '{ "categories": [{ "id": 1, "name": "Kırık" }] }')],
    ['missing-field', 'productCode'],
  ],
];
