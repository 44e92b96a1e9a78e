import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import type * as Host from './host';
import { renderPage, type PageInTest } from '@/testing/page';

const connection = vi.hoisted(() => ({ isBroken: true }));

vi.mock('./host', async (importOriginal) => {
  const host = await importOriginal<typeof Host>();
  return {
    get createHost() {
      if (connection.isBroken) throw new Error('the connection broke');
      return host.createHost;
    },
  };
});

/** Adds too much of the first or second product that there is. */
function addTooMany({ shop }: PageInTest, at: number) {
  const product = shop.catalogue.all.filter(({ quantity, defaultUnit }) => Number(quantity) > 0 && defaultUnit)[at];
  return window.vitrin?.cart
    .add({ productId: product?.id ?? 0, quantity: 999_000, unit: product?.defaultUnit?.id ?? 0 })
    .catch(() => undefined);
}

it(
  'a message whose code cannot be loaded is shown all the same, once, and the next ones as ever',
  { tags: ['S1-8.04', 'D-8', 'D-64'] },
  async () => {
    const page = await renderPage('');
    const { user } = page;
    await addTooMany(page, 0);
    const alert = await screen.findByRole('alert');
    expect(alert.firstChild).toHaveTextContent(/^Stok yetersiz! Bu üründen \d+ adet bulunmamaktadır\.$/);
    expect(screen.getByRole('region', { name: /^Bildirimler/ })).toContainElement(alert);
    // While one stands, its list takes the next: two lists would lie upon each other.
    connection.isBroken = false;
    await addTooMany(page, 1);
    const other = screen.getAllByRole('alert')[0] ?? alert;
    expect(screen.getAllByRole('alert')).toEqual([other, alert]);
    // The same once more is withdrawn by the attempt, and said anew.
    await addTooMany(page, 0);
    expect(alert).not.toBeInTheDocument();
    expect(screen.getAllByRole('alert')).toHaveLength(2);
    for (const each of screen.getAllByRole('alert')) await user.click(within(each).getByRole('button', { name: 'Kapat' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await addTooMany(page, 0);
    expect(await screen.findByText(/^Stok yetersiz!/)).toBeVisible();
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  },
);
