import { screen, within } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import type * as Host from './host';
import { renderPage } from '@/testing/page';

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

it(
  'a message whose code cannot be loaded is shown all the same, once, and the next ones as ever',
  { tags: ['S1-8.04', 'D-8'] },
  async () => {
    const { shop, user } = await renderPage('');
    const product = shop.catalogue.all.find(({ quantity, defaultUnit }) => Number(quantity) > 0 && defaultUnit);
    const addTooMany = () =>
      window.vitrin?.cart
        .add({ productId: product?.id ?? 0, quantity: 999_000, unit: product?.defaultUnit?.id ?? 0 })
        .catch(() => undefined);

    await addTooMany();
    const alert = await screen.findByRole('alert');
    expect(alert.firstChild).toHaveTextContent(/^Stok yetersiz! Bu üründen \d+ adet bulunmamaktadır\.$/);
    expect(screen.getByRole('region', { name: 'Bildirimler' })).toContainElement(alert);
    await addTooMany();
    // While one stands, its list takes the next: two lists would lie upon each other.
    connection.isBroken = false;
    await addTooMany();
    expect(screen.getAllByRole('alert')).toEqual([alert]);
    await user.click(within(alert).getByRole('button', { name: 'Kapat' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();

    await addTooMany();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Stok yetersiz!/);
  },
);
