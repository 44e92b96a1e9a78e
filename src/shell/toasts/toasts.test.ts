import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { renderPage, type PageInTest } from '@/testing/page';

/** Adds more of a product than there is: the server refuses with an alert. */
async function addTooMany({ shop }: PageInTest, at = 0) {
  const sellable = shop.catalogue.all.filter(({ quantity, defaultUnit }) => Number(quantity) > 0 && defaultUnit);
  const product = sellable.find(
    ({ defaultUnit }) => at === 0 || defaultUnit?.multiplier !== sellable[0]?.defaultUnit?.multiplier,
  );
  await window.vitrin?.cart
    .add({ productId: product?.id ?? 0, quantity: 999_000, unit: product?.defaultUnit?.id ?? 0 })
    .catch(() => undefined);
}

describe('messages', () => {
  it('stay until they are closed when they must be noticed', { tags: ['S1-8.04', 'D-8'] }, async () => {
    const page = await renderPage('');
    await addTooMany(page);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^Stok yetersiz! Bu üründen \d+ adet bulunmamaktadır\.$/);
    await page.user.click(within(alert).getByRole('button', { name: 'Kapat' }));
    await waitFor(() => {
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  });

  it('say the same thing only once', { tags: ['D-8'] }, async () => {
    const page = await renderPage('');
    await addTooMany(page);
    await screen.findByRole('alert');
    await addTooMany(page);
    await addTooMany(page, 1);
    await waitFor(() => {
      expect(screen.getAllByRole('alert')).toHaveLength(2);
    });
    expect(document.querySelectorAll('.vt-toasts')).toHaveLength(1);
  });
});
