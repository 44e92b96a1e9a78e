import { screen } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { container, renderPage } from '@/testing/page';

vi.mock('./slider/swiper', () => ({
  get createSlider() {
    throw new Error('the connection broke');
  },
}));

it('the buttons stay, but for the pause, where Swiper does not load', async () => {
  const products = Array.from({ length: 8 }, (_, index) => ({
    id: index + 1,
    seo: 'urun',
    name: `Ürün ${index + 1}`,
    image: '1.svg',
    quantity: 5,
    salePrice: { value: 100, currency: 'TL' },
  }));
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
  const { user } = await renderPage(container('campaign', { campaigns: [{ name: 'Fırsatlar', products }] }, 'data-load="eager"'));
  await window.vitrin?.ready;
  await user.click(screen.getByRole('button', { name: 'Sonraki ürünler: Fırsatlar' }));
  expect(screen.queryByRole('button', { name: /Otomatik/ })).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(8);
});
