import { expect, it } from 'vitest';
import type { DiagnosticCode } from '../../src/diagnostics/diagnostic';
import { CAUSES } from '../../src/diagnostics/causes';
import { writtenPage as page } from '../../src/testing/writtenPage';
import { codes, container } from './source';

const SCRIPT = '<script type="module" src="/assets/vitrin/vitrin.js"></script>';

/** What is told of bytes and answers; `input.test.ts` and `address.test.ts` have them. */
const OF_SERVERS = ['missing-file', 'wrong-charset'] as const;

/** A page that is right but for one thing. */
const PAGES: Readonly<Record<Exclude<DiagnosticCode, (typeof OF_SERVERS)[number]>, string>> = {
  'unknown-widget': page('<div data-widget="basket"></div>'),
  'unknown-option': page('<div data-widget="search-bar" data-acton="/ara"></div>'),
  'unknown-data': page(container('checkout', '{ "type": "CheckoutPreview", "item": [] }')),
  'wrong-trigger': page('<div data-widget="cart" data-load="now"></div>'),
  'wrong-density': page('<div data-widget="cart" data-density="dense"></div>'),
  'malformed-json': page(container('product-list', '{ "items": [] "total": 0 }')),
  'several-json': page(
    '<div data-widget="product-list"><script type="application/json">{}</script><script type="application/json">{}</script></div>',
  ),
  'misplaced-json': page('<div data-widget="product-list"><p><script type="application/json">{}</script></p></div>'),
  'wrong-json-type': page('<div data-widget="product-list"><script type="text/json">{ "items": [] }</script></div>'),
  'nested-container': page('<div data-widget="cart-icon"/><div data-widget="product-list"></div>'),
  'invalid-data': page(container('campaign', '{ "campaigns": [{ "name": "Yaz", "products": 3 }] }')),
  'malformed-page-data': page('<div data-widget="cart"></div>', { data: '[]' }),
  'several-page-data': page('<script type="application/json" id="vitrin-page">{}</script>'),
  'unknown-page-key': page('<div data-widget="cart"></div>', { data: '{ "setings": {} }' }),
  'invalid-page-data': page('<div data-widget="cart"></div>', { data: '{ "currencies": [{ "code": "TL" }] }' }),
  'missing-page-data': page('<div data-widget="language-list"></div>'),
  'missing-token': `<!doctype html><html><head>${SCRIPT}</head><body><div data-widget="search-bar"></div></body></html>`,
  'missing-script':
    '<!doctype html><html><head><meta name="csrf-token" content="x"></head><body><div data-widget="search-bar"></div></body></html>',
  'several-scripts': page(SCRIPT),
  'wrong-script':
    '<!doctype html><html><head><meta name="csrf-token" content="x"><script src="/vitrin.js"></script></head><body><div data-widget="search-bar"></div></body></html>',
  'nothing-to-open': page('<a href="/sepet" data-vitrin-open="cart">Sepet</a>'),
  'missing-field': page(container('fault-report', '{ "categories": [] }')),
  'unread-container': page('<div data-widgets="cart"></div>'),
  'repeated-attribute': page('<div data-widget="cart-icon" data-href="/a" data-href="/b"></div>'),
  'misplaced-container': page('<a href="/sepet"><div data-widget="cart-icon"></div></a>'),
  'unread-page-data': page('<div data-widget="cart"></div>').replace('id="vitrin-page"', 'id="vitrin-pages"'),
  'unknown-currency': page(
    container('product-price', '{ "product": { "id": 7, "name": "Vida", "salePrice": { "value": 5, "currency": "CHF" } } }'),
    { data: '{ "currencies": [{ "id": 1, "code": "TL", "exchangeRate": 1 }] }' },
  ),
  blocked: page('<div data-widget="checkout" data-type="CheckoutPayment"></div>', {
    head: '<meta http-equiv="Content-Security-Policy" content="frame-src https://bank.example">',
  }),
};

it.each(Object.entries(PAGES))('tells %s, and nothing else', async (code, html) => {
  expect(await codes(html)).toEqual([code]);
});

it('has a cause and a cure for every code', () => {
  expect(Object.keys(CAUSES).sort()).toEqual([...Object.keys(PAGES), ...OF_SERVERS].sort());
});

it('finds nothing wrong with a page that is right', async () => {
  const right = page(
    `<div data-widget="cart-icon" data-own="1"><a href="/sepet">Sepet</a></div>
${container('product-price', '{ "product": { "id": 7, "name": "Vida" } }')}<div data-widget="product-quantity" data-product-id="7"></div>
<template><div data-widget="nothing-yet"></div></template>`,
    { data: '{ "messages": { "tr": { "cart.empty": "Boş" } }, "own": 1 }' },
  );
  expect(await codes(right)).toEqual([]);
});

it.each(['', '=""', '="true"', '="{{ layer }}"'])('finds nothing wrong with data-css-layer%s', async (value) => {
  expect(
    await codes(page('<div data-widget="cart"></div>').replace('type="module"', `type="module" data-css-layer${value}`)),
  ).toEqual([]);
});

it('finds nothing wrong with texts of every locale and every count, nor with what is theirs', async () => {
  const texts = {
    'cart.empty': 'a',
    'cart.lines_one': 'b',
    'cart.lines_other': 'c',
    'cart.lines_zero': 'd',
    'quickOrder.title': 'e',
  };
  const data = JSON.stringify({ messages: { tr: texts, en: texts, de: { 'own.text': 'x' } } });
  expect(await codes(page('<div data-widget="cart"></div>', { data }))).toEqual([]);
});

it.each([
  ['cart-complete', '{ "orderNo": "S-1", "total": "{{ order.total }}", "currency": "TL" }'],
  ['cart-complete', '{ "orderNo": "S-1", "total": {{ order.total }}, "currency": "TL" }'],
  ['cart-complete', '{ "orderNo": "S-1", "total": null }'],
  ['cart-complete', '{ "orderNo": "S-1", "total": "", "currency": "" }'],
  ['product-price', '{ "product": { "id": 7, "name": "Vida", "defaultUnit": { "id": 1, "value": "KOLI" } } }'],
  [
    'product-price',
    '{ "product": { "id": 7, "name": "Vida", "defaultUnit": { "id": 1, "value": "KOLI", "multiplier": null } } }',
  ],
  ['product-price', '{ "product": { "id": 7, "name": "Vida", "defaultUnit": { "id": 1, "value": "KG", "multiplier": "0,5" } } }'],
  [
    'product-price',
    '{ "product": { "id": 7, "name": "Vida", "defaultUnit": { "id": 1, "value": "KOLI", "multiplier": {{ m }} } } }',
  ],
])('finds nothing wrong with %s and %s', async (widget, json) => {
  expect(await codes(page(container(widget, json)), 'page.twig')).toEqual([]);
});

it('does not find a product that nothing on the page gives', async () => {
  expect(await codes(page('<div data-widget="product-price" data-product-id="7"></div>'))).toEqual(['invalid-data']);
  expect(
    await codes(
      page('<div data-widget="product-price" data-product-id="7"></div>', {
        data: '{ "products": [{ "id": 7, "name": "Vida" }] }',
      }),
    ),
  ).toEqual([]);
});

it('leaves out what a piece of a page may have elsewhere', async () => {
  expect(
    await codes(
      '<div data-widget="currency-list"></div><div data-widget="product-price" data-product-id="7"></div><a data-vitrin-open="fault-report">Arıza</a>',
    ),
  ).toEqual([]);
});
