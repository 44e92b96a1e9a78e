import { describe, expect, it } from 'vitest';
import type { Shop } from '@mocks/shop/shop';
import { blocksOf } from '../../tools/docs/documents';
import { axeViolations } from '../support/axe';
import { demoShop, settled } from '../support/visit';

const demo = demoShop();
const DOCUMENT = 'docs/getting-started.md';
const [page = '', data = ''] = blocksOf(DOCUMENT, 'html');
const SCRIPT = '<script type="module"';

/** The page of the document with what its third step adds to it. */
const withData = ({ csrfToken }: Shop) =>
  page.replace(SCRIPT, `${data.replace('content="…"', `content="${csrfToken}"`)}\n${SCRIPT}`);

describe('the page of docs/getting-started.md', () => {
  it('has less than 15 lines', () => {
    expect(page.split('\n').length).toBeLessThan(15);
    expect(page).toContain(SCRIPT);
  });

  it('shows its three widgets, and no prices, as it stands', async () => {
    const visit = await demo.visit('/deneme', { document: () => page });
    await settled(visit.page);
    const widgets = await visit.page
      .locator('[data-vitrin-state=ready]')
      .evaluateAll((all) => all.map((each) => each.getAttribute('data-widget')));
    expect(widgets).toEqual(['search-bar', 'cart-icon', 'product-list']);
    await visit.page
      .getByRole('button', { name: /^Sepete ekle:/ })
      .first()
      .waitFor();
    expect(await visit.page.getByRole('main').textContent()).not.toContain('₺');
    expect(await axeViolations(visit.page)).toEqual([]);
  });

  const works = async (width: number) => {
    const { page: shown, shop } = await demo.visit('/deneme', { document: withData, width });
    await settled(shown);
    await shown
      .getByRole('button', { name: /^Sepete ekle:/ })
      .first()
      .click();
    expect(await shown.getByRole('main').textContent()).toContain('₺');
    await shown.getByRole('button', { name: 'Sepet, 1 ürün' }).waitFor();
    expect(shop.cart.items()).toHaveLength(1);
    await shown.getByRole('combobox', { name: /ara$/ }).pressSequentially('vida');
    await shown.getByRole('option').first().waitFor();
    expect(await axeViolations(shown)).toEqual([]);
  };
  const title = 'shows prices, suggests and adds with its page data, %i px wide';
  it.each([360])(title, works);
  it.each([1280])(title, { tags: ['proof'] }, works);
});
