import type { Page } from 'playwright-core';
import type { DemoShop, Visit, VisitOptions } from '../../support/visit';

const products = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    seo: `urun-${index + 1}`,
    name: `Ürün ${index + 1}`,
    image: '404.png',
    quantity: 5,
    salePrice: { value: 100, currency: 'TL' },
    listPrice: { value: 120, currency: 'TL' },
  }));
/** A container with a campaign of `count` products. */
export const campaign = (count: number, rowCount = 1) =>
  `<div data-widget="campaign" data-load="eager"><script type="application/json">${JSON.stringify({ campaigns: [{ name: 'Fırsatlar', products: products(count), rowCount }] })}</script></div>`;

/** A page with a carousel that Swiper moves. */
export async function openCarousel(shop: DemoShop, body: string, options: VisitOptions = {}): Promise<Visit> {
  const visit = await shop.visit('/deneme', { body: `${body}<p><a href="#son">Son</a></p>`, ...options });
  await visit.page.locator('.vt-campaign__view--initialized').waitFor();
  return visit;
}

/** The products that stand in the view, from left to right. */
export function inView(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const view = document.querySelector('.vt-campaign__view')?.getBoundingClientRect();
    const cards = [...document.querySelectorAll('.vt-campaign-card')].map((card) => ({
      place: card.getBoundingClientRect(),
      name: card.querySelector('a')?.textContent ?? '',
    }));
    return cards
      .filter(({ place }) => view && place.left > view.left - 2 && place.right < view.right + 2)
      .sort((one, other) => one.place.left - other.place.left || one.place.top - other.place.top)
      .map(({ name }) => name);
  });
}
export const names = (...places: number[]) => places.map((place) => `Ürün ${place}`);
export const button = (page: Page, name: RegExp) => page.getByRole('button', { name });
export const next = /Sonraki ürünler/;
