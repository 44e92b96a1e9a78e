import { expect, it } from 'vitest';
import { writtenPage } from '../../src/testing/writtenPage';
import { check, container } from './source';

const TOKEN = '<meta name="csrf-token" content="abc">';
const SCRIPT = '<script type="module" src="/assets/vitrin/vitrin.js"></script>';
const CAMPAIGN = '{ "campaigns": [{ "name": "Kış", "products": [] }] }';
const withPage = (data: string) => writtenPage('<div data-widget="search-bar"></div>', { data });
const withBody = (body: string) => writtenPage(body, { data: '{}' });

it.each([
  [
    'a token of another name',
    withPage('{}').replace(TOKEN, '<meta name="csrf_token" content="abc">'),
    '<meta name="csrf_token"',
    'no forgery token',
  ],
  ['an empty token', withPage('{}').replace(TOKEN, '<input name="_token" value="">'), '<input name="_token"', 'no forgery token'],
  [
    'JSON of another type',
    withBody(container('campaign', CAMPAIGN).replace('application/json', 'text/json')),
    '<script type="text/json"',
    'is not read',
  ],
  [
    'JSON that stands too deep',
    withBody(container('campaign', CAMPAIGN).replace(/<script.*script>/, '<p>$&</p>')),
    '<script type="application/json">{ "camp',
    'another element',
  ],
  [
    'child JSON that is not closed',
    withBody(container('campaign', CAMPAIGN).replace('</script>', '')),
    '<script type="application/json">{ "camp',
    'not closed',
  ],
  [
    'a missing text',
    withBody(container('campaign', '{ "campaigns": [{ "products": [] }] }')),
    '{ "products"',
    '"campaigns.0.name" is missing',
  ],
  [
    'an entry that its widget leaves out',
    withBody(
      container(
        'campaign',
        '{ "campaigns": [{ "name": "Kış", "products": [{ "id": 1, "name": "Vida" }, { "name": "Somun" }] }] }',
      ),
    ),
    '{ "name": "Somun"',
    '"campaigns.0.products.1.id" is missing',
  ],
  [
    'an opener by another name',
    withBody('<div data-widget="warranty-inquiry"></div><a href="/garanti" data-open-widget="warranty-inquiry">Garanti</a>'),
    'data-open-widget',
    'data-open-widget="warranty-inquiry" is not read',
  ],
  [
    'the success of a payment under another name',
    withBody(container('checkout', '{ "type": "CheckoutSummary", "result": { "paymentType": "order", "success": true } }')),
    '"success"',
    '"result.success"',
  ],
  [
    'a field of a product with other capitals',
    withBody(container('campaign', CAMPAIGN.replace('[]', '[{ "id": 1, "name": "Vida", "Image": "vida.jpg" }]'))),
    '"Image"',
    '"campaigns.0.products.0.Image"',
  ],
  [
    'the stock of a product with other capitals',
    withBody(container('campaign', CAMPAIGN.replace('[]', '[{ "id": 1, "name": "Vida", "Quantity": 0 }]'))),
    '"Quantity"',
    '"campaigns.0.products.0.Quantity"',
  ],
  [
    'the rows of a campaign with other capitals',
    withBody(container('campaign', CAMPAIGN.replace('[]', '[], "rowcount": 2'))),
    '"rowcount"',
    '"campaigns.0.rowcount"',
  ],
  [
    'the pieces of a unit with other capitals',
    withBody(
      container(
        'product-price',
        '{ "product": { "id": 1, "name": "Vida", "units": [{ "id": 1, "value": "KOLİ", "Multiplier": 12 }] } }',
      ),
    ),
    '"Multiplier"',
    '"product.units.0.Multiplier"',
  ],
  [
    'the quantity of an ordered line by another name',
    withBody(container('quick-order', '{ "lines": [{ "code": "VDA-1", "qty": 3 }] }')),
    '"qty"',
    '"lines.0.qty"',
  ],
  [
    'a line that the checkout shows only in part',
    withBody(
      container(
        'checkout',
        '{ "type": "CheckoutPreview", "items": [{ "id": 1, "quantity": "iki", "product": { "id": 1, "name": "Vida" }, "productUnit": { "id": 1, "value": "ADET" } }] }',
      ),
    ),
    '"iki"',
    '"items.0.quantity" is "iki"',
  ],
  [
    'a price that takes its product out of a product’s family',
    withBody(
      container(
        'product-detail',
        '{ "product": { "id": 1, "name": "Vida" }, "children": [{ "id": 2, "name": "Vida 2", "salePrice": "12 TL" }, { "id": 3, "name": "x" }] }',
      ),
    ),
    '"12 TL"',
    '"children.0.salePrice" is "12 TL"',
  ],
  ['an option without data-', withBody('<div data-widget="product-price" product-id="7"></div>'), 'product-id', 'without data-'],
  ['a name twice in the page data', withPage('{ "locale": "tr", "locale": "en" }'), '"locale": "en"', 'stands twice'],
  [
    'a name twice in child JSON',
    withBody(container('campaign', CAMPAIGN.replace('"products"', '"name": "Yaz", "products"'))),
    '"name": "Yaz"',
    'stands twice',
  ],
  ['a semicolon', withPage('{ "locale": "tr" };'), ';<', 'after its end'],
  [
    'a copy of the release of another kind',
    withPage('{}').replace('vitrin.js', 'vitrin.es.js'),
    SCRIPT.slice(0, 22),
    'vitrin.es.js is no file',
  ],
  ['a layer by another name', withPage('{}').replace('type="module"', 'type="module" css-layer'), 'css-layer', 'in no layer'],
])('%s is told once, and where it stands', async (_, html, at, message) => {
  const before = html.slice(0, html.indexOf(at)).split('\n');
  expect(await check(html)).toEqual([
    expect.objectContaining({
      line: before.length,
      column: (before.at(-1)?.length ?? 0) + 1,
      message: expect.stringContaining(message) as string,
    }),
  ]);
});

it('of two entries that a template chooses from, the page has one', async () => {
  const chosen = '{ {% if a %}"locale": "tr"{% else %}"locale": "en"{% endif %} }';
  expect(await check(withPage(chosen), 'page.twig')).toEqual([]);
});

it.each([
  ['a route', withPage('{ "routes": { "cart": 5 } }'), 'a path that starts with one /'],
  ['a currency', withPage('{ "currencies": ["TL"] }'), 'a currency: { id, code, exchangeRate }'],
  ['an address', withBody(container('cookie-button', '{ "policyHref": 5 }')), 'or an http(s) address'],
  ['a line of a cart', withBody(container('carts', '{ "carts": [{ "items": ["Vida"] }] }')), 'a line: { productName, … }'],
  ['a category', withBody(container('fault-report', '{ "categories": ["Vida"] }')), 'a category: { id, name }'],
])('what may stand in the place of %s is said in words of its own', async (_, html, allowed) => {
  const told = await check(html);
  expect(told.map(({ fix }) => fix)).toContainEqual(expect.stringContaining(allowed));
});
