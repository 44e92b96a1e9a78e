import { screen, waitFor } from '@testing-library/dom';
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

it('a message whose code cannot be loaded is said to screen readers, and the next one is shown', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { shop } = await renderPage('');
  const product = shop.catalogue.all.find(({ quantity, defaultUnit }) => Number(quantity) > 0 && defaultUnit);
  const addTooMany = () =>
    window.vitrin?.cart
      .add({ productId: product?.id ?? 0, quantity: 999_000, unit: product?.defaultUnit?.id ?? 0 })
      .catch(() => undefined);

  await addTooMany();
  await waitFor(() => {
    expect(document.querySelector('.vt-announcer')).toHaveTextContent(/^Stok yetersiz!/);
  });
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/could not be loaded: Stok yetersiz!/));

  connection.isBroken = false;
  await addTooMany();
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Stok yetersiz!/);
});
