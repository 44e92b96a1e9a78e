import type { Page } from 'playwright-core';

/** A product as a page writes it. */
export const product = { id: 7, seo: 'vida-m8', name: 'Vida M8', salePrice: { value: 10, currency: 'TL' }, quantity: 5 };
/** A container of its price. */
export const price = (attributes = '', data: object = { product }) =>
  `<div data-widget="product-price" ${attributes}><script type="application/json">${JSON.stringify(data)}</script></div>`;
/** The state of the container. */
export const state = (page: Page, selector: string) => page.locator(selector).getAttribute('data-vitrin-state');

/** Adds a container with fallback content, as a script of the theme would. */
export async function addContainer(page: Page, widget: string): Promise<void> {
  await page.evaluate(
    ([name, id]) => {
      const container = document.createElement('div');
      container.id = String(name);
      container.dataset.widget = String(name);
      container.dataset.productId = String(id);
      container.append(Object.assign(document.createElement('button'), { textContent: 'Yedek' }));
      document.querySelector('main')?.append(container);
    },
    [widget, product.id],
  );
}
