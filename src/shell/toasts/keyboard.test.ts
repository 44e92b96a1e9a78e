import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { renderPage, type PageInTest } from '@/testing/page';

const alerts = () => screen.queryAllByRole('alert');
const stand = (count: number) =>
  waitFor(() => {
    expect(alerts()).toHaveLength(count);
  });

/** Adds more of a product than there is; each quantity is refused in words of its own. */
async function addTooMany({ shop }: PageInTest, quantity: number) {
  const product = shop.catalogue.all.find(({ quantity: stock, defaultUnit }) => Number(stock) > 0 && defaultUnit);
  const request = { productId: product?.id ?? 0, quantity, unit: product?.defaultUnit?.id ?? 0 };
  await window.vitrin?.cart.add(request).catch(() => undefined);
}

/** A page with one message, and the focus on its button. */
async function showMessage() {
  const page = await renderPage('<button type="button">Burada</button> <input type="search" aria-label="Ara">');
  const here = screen.getByRole('button', { name: 'Burada' });
  here.focus();
  await addTooMany(page, 999_000);
  await stand(1);
  return { ...page, here, search: screen.getByRole('searchbox', { name: 'Ara' }) };
}

it('a message that closes leaves the focus where the visitor has put it since', { tags: ['D-64'] }, async () => {
  const { user, search } = await showMessage();
  await user.keyboard('{Alt>}t{/Alt}');
  search.focus();
  await user.keyboard('{Escape}');
  await stand(0);
  expect(search).toHaveFocus();
});

it('Escape empties a search field first, and closes a message once there is nothing in it', { tags: ['D-64'] }, async () => {
  const { user, search } = await showMessage();
  await user.type(search, 'vida');
  await user.keyboard('{Escape}');
  expect(alerts()).toHaveLength(1);
  await user.clear(search);
  await user.keyboard('{Escape}');
  await stand(0);
});

it('Escape that gives up what an input method composes closes no message', { tags: ['D-64'] }, async () => {
  const { here, user } = await showMessage();
  const [alert] = alerts();
  fireEvent.keyDown(here, { key: 'Escape', isComposing: true });
  expect(alert).toBeVisible();
  await user.keyboard('{Escape}');
  await stand(0);
});

it('a message that goes by itself stays as long as the focus is in it', { tags: ['S1-8.03', 'D-64'] }, async () => {
  // In a window that has not the focus its time would stand still anyhow.
  vi.spyOn(document, 'hasFocus').mockReturnValue(true);
  const page = await renderPage('<button type="button">Burada</button>', { scenario: { as: 'administrator' } });
  await addTooMany(page, 1);
  await stand(1);
  const [toast] = alerts();
  // What runs down in it: the message goes with its end.
  const clock = () => toast?.querySelector<HTMLElement>('.vt-toast__clock')?.style.animationPlayState;
  expect(clock()).toBe('running');
  await page.user.keyboard('{Alt>}t{/Alt}');
  await waitFor(() => {
    expect(clock()).toBe('paused');
  });
  screen.getByRole('button', { name: 'Burada' }).focus();
  await waitFor(() => {
    expect(clock()).toBe('running');
  });
});
