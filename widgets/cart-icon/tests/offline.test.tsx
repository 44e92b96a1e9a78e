import { screen, waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { container, renderPage } from '@/testing/page';
import { stayHere } from '@/testing/requests';

vi.mock('../panel/CartPanel', () => ({
  get CartPanel() {
    throw new Error('the connection broke');
  },
}));

it("leads to the cart page where the panel's code cannot be loaded", async () => {
  const { user, events } = await renderPage(container('cart-icon', undefined, 'data-href="/siparis"'));
  stayHere();
  const button = await screen.findByRole('button', { name: 'Sepet' });
  await user.hover(button);
  await user.click(button);
  await waitFor(() => {
    expect(events.find(({ type }) => type === 'vitrin:before-navigate')?.detail).toEqual({ url: '/siparis', how: 'assign' });
  });
  expect(button).toHaveAttribute('aria-expanded', 'false');
});
