import { screen } from '@testing-library/dom';
import { expect, it, onTestFinished } from 'vitest';
import { times } from '@/domain/times';
import { container, renderPage } from '@/testing/page';
import { names, product, showProducts } from '@/testing/productList';

/** The page's own scripts have taken it away, as some clean up behind a polyfill. */
function forgetResizeObserver(): void {
  const { ResizeObserver } = window;
  Reflect.deleteProperty(window, 'ResizeObserver');
  onTestFinished(() => {
    window.ResizeObserver = ResizeObserver;
  });
}

it.each([3, 600])('a list of %i products shows on a page that has no ResizeObserver', async (length) => {
  forgetResizeObserver();
  await showProducts(times(length, (place) => product(place + 1)));
  await expect.poll(() => document.querySelector('[data-widget]')).toHaveAttribute('data-vitrin-state', 'ready');
  expect(names()[0]).toBe('Ürün 1');
});

it('and so does a carousel', async () => {
  forgetResizeObserver();
  await renderPage(
    container(
      'campaign',
      { campaigns: [{ name: 'Fırsatlar', products: times(9, (place) => product(place + 1)) }] },
      'data-load="eager"',
    ),
  );
  await window.vitrin?.ready;
  await screen.findByRole('button', { name: /Otomatik geçişi durdur/ });
  expect(document.querySelector('[data-widget]')).toHaveAttribute('data-vitrin-state', 'ready');
});
