import { expect, it } from 'vitest';
import { check, codes } from './source';

it.each([
  ['a name in Smarty', '<div data-widget="cart-ikon">{$fallback}</div>', 'data-widget=', 'unknown-widget'],
  [
    'a comma in Smarty',
    '<div data-widget="carts"><script type="application/json">{ldelim}"carts": {$carts|json_encode nofilter},{rdelim}</script></div>',
    ',{rdelim}',
    'malformed-json',
  ],
  [
    'a key in Smarty',
    '<div data-widget="checkout"><script type="application/json">{"type": "{$t}", "totls": {$x nofilter}}</script></div>',
    '"totls"',
    'unknown-data',
  ],
  [
    'what stands in {literal}',
    '{if $a}{literal}<div data-widget="{$name}"></div>{/literal}{/if}',
    'data-widget=',
    'unknown-widget',
  ],
])('%s is told that is wrong whatever is printed', async (_, text, place, code) => {
  expect(await check(text, 'part.tpl')).toMatchObject([{ code, line: 1, column: text.indexOf(place) + 1 }]);
});

it.each([
  ['a rule of CSS', '<style>a{color:red}.b{ margin: 0 }</style>'],
  ['code', '<script>function go(){return 1}if(a){b()}</script>'],
  ['JSON', '<script type="application/json">{"a":{"b":1}}</script>'],
  ['a brace of its own', '<p>{ $price }</p>'],
])('Smarty leaves %s alone', async (_, text) => {
  const wrong = `${text}<div data-widget="cart-ikon"></div>`;
  expect(await codes(wrong, 'part.tpl')).toEqual(['unknown-widget']);
});

it('knows Smarty in HTML by its text, and Handlebars is none', async () => {
  const json = (text: string) => `<div data-widget="carts"><script type="application/json">${text}</script></div>`;
  expect(await codes(`{if $a}${json('{$carts|json_encode nofilter}')}{/if}`)).toEqual([]);
  expect(await codes(`{{#if a}}${json('{$carts}')}{{/if}}`)).toEqual(['malformed-json']);
});
