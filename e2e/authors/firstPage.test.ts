import { expect, it } from 'vitest';
import { blocksOf } from '../../tools/docs/documents';
import { authorPage } from '../support/authorPage';
import { demoShop, settled } from '../support/visit';

const shop = demoShop();

const withProduct = (path: string) => blocksOf(path, 'html').filter((block) => block.includes('"id": 1502'));

async function wordsOf(path: string, as: 'customer' | 'visitor'): Promise<string> {
  const { page } = await shop.visit('/deneme', {
    scenario: { as, settings: { notInStock: '0' } },
    document: (server) => authorPage(server, `<main><h1>Deneme</h1>${withProduct(path).join('\n')}</main>`),
    files: { '/author/': () => '' },
  });
  await settled(page);
  return page.getByRole('main').innerText();
}

it('the products that the guide prints for search engines are not sold out', async () => {
  const words = await wordsOf('docs/search-engines.md', 'visitor');
  expect(words).toContain('AYK-NO40-012');
  expect(words).not.toContain('Stokta Tükendi');
});

it.each(['docs/performance.md', 'docs/widgets/product-list.md', 'docs/tr/widgets/product-list.md'])(
  'the first page of a list in %s can be ordered from',
  async (path) => {
    const words = await wordsOf(path, 'customer');
    expect(words).toContain('₺849,82');
    expect(words).not.toContain('Stokta Tükendi');
  },
);
