import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { check } from './source';

const PAGE = readFileSync(new URL('mistakes.html', import.meta.url), 'utf8');

it('names each of many mistakes on one page, with its place and what to do', async () => {
  const problems = await check(PAGE);
  expect(problems.map(({ line, column, code, fix }) => `${line}:${column} ${code}: ${fix}`)).toEqual([
    '3:1 missing-token: Print <meta name="csrf-token" content="…"> in the head, or a hidden input named _token.',
    "5:44 blocked: Add 'self' to script-src.",
    '5:44 blocked: Add dompurify to trusted-types.',
    '6:1 wrong-script: Write <script type="module" src="…/vitrin.js"></script>.',
    '8:3 unknown-page-key: Write "currencies".',
    '10:50 several-page-data: Print them once, in the layout that every page uses.',
    '13:6 unknown-widget: Write data-widget="cart-icon".',
    '14:30 unknown-option: Write data-href.',
    '15:33 invalid-data: Give it "grid" or "list".',
    '15:51 wrong-trigger: Use one of: eager, visible, idle, interaction. Without it the widget loads when it does by default.',
    '18:14 malformed-json: Take the comma away.',
    '21:1 invalid-data: Add "orderNo" (text or number) in a child <script type="application/json">, or write data-order-no="…".',
    '22:80 invalid-data: Add "id" to "product".',
    '23:1 missing-page-data: Add "currencies" to the object in #vitrin-page.',
    '24:9 nothing-to-open: Add <div data-widget="warranty-inquiry"></div> to the page.',
  ]);
});

it('says which widget each is about', async () => {
  const told = (await check(PAGE)).map(({ line, widget }) => [line, widget]);
  expect(told).toContainEqual([14, 'cart-icon']);
  expect(told).toContainEqual([22, 'product-detail']);
  expect(told).toContainEqual([6, undefined]);
});

it('counts lines and columns as editors do, whatever ends a line', async () => {
  const places = async (end: string) => (await check(PAGE.replaceAll('\n', end))).map(({ line, column }) => `${line}:${column}`);
  expect(await places('\r\n')).toEqual(await places('\n'));
});
