import { expect, it } from 'vitest';
import { textOf } from '../docs/source/files';
import { filesOf } from '../docs/source/widgetFiles';
import { WIDGETS } from '../docs/widgets';
import { callsOf, readOpenApi } from './document';

/** What widgets call of `src/data` to make a call that several of them make. */
const MADE_BY: Readonly<Record<string, RegExp>> = {
  'cart.get': /\buseCartLoaded\(/,
  'cart.add': /\b(?:requestAdd|addToCart|restoreLine)\(/,
  'cart.change': /\b(?:changeQuantity|changeUnit|changeCartItem)\(/,
  'cart.remove': /\b(?:removeLine|removeCartItem)\(/,
  'cart.clear': /\bclearCart\(/,
  'cart.order': /\bplaceOrder\(/,
  'cart.offer': /\brequestOffer\(/,
  products: /\bdispatch\(fetchList\(|\blistCall\(/,
  settings: /\bsaveSetting\(/,
  cookies: /\bacceptCookies\(/,
};

const calls = new Map(callsOf(readOpenApi()).map((call) => [call.operationId, call['x-callers']]));

it.each(Object.entries(MADE_BY))('%s names every widget that makes the call', (name, made) => {
  const callers = WIDGETS.filter((widget) =>
    filesOf(widget).some((file) => /^(?:widgets|src\/commerce)\/.*\.tsx?$/.test(file) && made.test(textOf(file))),
  ).map((widget) => widget.name);
  expect(callers).not.toEqual([]);
  expect(calls.get(name)).toEqual(expect.arrayContaining(callers));
});
