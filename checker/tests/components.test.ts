import { expect, it } from 'vitest';
import { codes } from './source';

const JSON_SCRIPT = '<script type="application/json">{ "product": { "id": 1, "name": "Vida" } }</script>';
/** A container whose JSON stands behind something of its fallback. */
const behind = (element: string) => `<div data-widget="product-price">${element}${JSON_SCRIPT}</div>`;

it.each([
  ['part.blade.php', '<x-icon name="cart" :title="$a > 1 ? 1 : 2" />'],
  ['part.blade.php', '<x-icon.cart></x-icon.cart><livewire:price :id="$id" />'],
  ['part.html.twig', '<twig:ux:icon name="cart" />'],
  ['part.cshtml', '<partial name="_Icon" model="a > b" /><vc:price id="1"></vc:price><my-icon />'],
  ['part.razor', '<Icon Name="cart" />'],
])('%s: %s stays open for nothing behind it', async (file, component) => {
  expect(await codes(behind(component), file)).toEqual([]);
});

it.each([
  ['layout.blade.php', '<x-head />'],
  ['layout.blade.php', '<x-head></x-head>'],
  ['layout.html.twig', '<twig:Head />'],
  ['Layout.cshtml', '<partial name="_Head" />'],
  ['Layout.cshtml', '<vc:head></vc:head>'],
  ['Layout.razor', '<Head></Head>'],
])('%s: %s may hold script and token', async (file, component) => {
  const layout = `<!doctype html><html><head>${component}</head><body><div data-widget="search-bar"></div></body></html>`;
  expect(await codes(layout, file)).toEqual([]);
  expect(await codes(layout.replaceAll(component, ''), file)).toEqual(['missing-script', 'missing-token']);
});

it.each([
  ['page.html', '<my-icon />'],
  ['part.twig', '<my-icon />'],
  ['part.cshtml', '<my-icon>'],
  ['part.blade.php', '<i />'],
])('%s: %s stays open, as it does in a browser', async (file, element) => {
  expect(await codes(behind(element), file)).toEqual(['misplaced-json']);
});
