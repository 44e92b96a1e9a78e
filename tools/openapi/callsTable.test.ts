import { expect, it } from 'vitest';
import { callsTable } from './callsTable';
import { callsOf, readOpenApi } from './document';

const document = readOpenApi();
const lines = callsTable(document).split('\n');

it('has each call once, below the heading of its tag', () => {
  for (const {
    operationId,
    tags: [tag],
  } of callsOf(document)) {
    const [place, ...more] = lines.flatMap((line, index) => (line.includes(`<br>\`${operationId}\` |`) ? [index] : []));
    expect(more).toEqual([]);
    expect(
      lines
        .slice(0, place)
        .filter((line) => line.startsWith('### '))
        .at(-1),
    ).toBe(`### ${tag}`);
  }
});

it.each([
  ['cart.add', '| form: `quantity`, `productValue` | `CartItem` | 401, 403, 404 |'],
  [
    'cart.change',
    '| JSON: `quantity` or `addQuantity` or `unit` | `CartItem` | 401, 404 | `cart`, `cart-icon`, `product-list`, `product-detail`, `window.vitrin` |',
  ],
  ['cart.get', '| – | a list of `CartItem` | 401 |'],
  ['offers.profit', '| JSON: by offer `id`, then line `id` | `Done` |'],
  ['search-stats.search', '| query: `query`, `type` | `WordSearches` or `UserSearches` |'],
  ['payment.start', '| – | text/html | – | `checkout` |'],
])('says of %s what goes to and fro', (name, cells) => {
  expect(lines.find((line) => line.includes(`<br>\`${name}\` |`))).toContain(cells);
});

it('asks for a schema of each answer that has a name: its cell would be empty', () => {
  const answer = { content: { 'application/json': { schema: { type: 'object' } } } };
  const unnamed = { operationId: 'x', tags: ['Orders'], summary: 'X', responses: { 200: answer }, 'x-callers': [] } as const;
  expect(() => callsTable({ ...document, paths: { '/x': { get: unnamed } } })).toThrow('#/paths/~1x/get/responses/200');
});
