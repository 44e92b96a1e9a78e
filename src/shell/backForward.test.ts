import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { createShop } from '@mocks/shop/shop';
import { container, renderPage } from '@/testing/page';

/** The browser shows a page that it kept as it was when it was left, or one that it has just loaded. */
const showPage = (isKept: boolean) => fireEvent(window, Object.assign(new Event('pageshow'), { persisted: isKept }));

it('a page that comes back from the back/forward cache shows the cart of now', async () => {
  const shop = createShop();
  shop.cart.add('1002', '10021', 3);
  await renderPage(container('cart-icon'), { shop });
  const carts = () => shop.requests.filter(({ call }) => call === 'cart.get').length;
  const button = await screen.findByRole('button', { name: /^Sepet/ });
  await waitFor(() => {
    expect(button).toHaveAccessibleName(/[1-9]/);
  });
  shop.cart.clear();
  showPage(false);
  expect(carts()).toBe(1);
  showPage(true);
  await waitFor(() => {
    expect(button).not.toHaveAccessibleName(/[1-9]/);
  });
  expect(carts()).toBe(2);
});
