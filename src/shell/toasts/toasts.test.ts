import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { nextTask } from '@/runtime/page/nextTask';
import { createShop } from '@mocks/shop/shop';
import { container, renderPage, type PageInTest } from '@/testing/page';

/** Adds more of a product than there is: the server refuses with an alert, whose text has the pieces of one unit. */
async function addTooMany({ shop }: PageInTest, at = 0, quantity = 999_000) {
  const sellable = shop.catalogue.all.filter(({ quantity: stock, defaultUnit }) => Number(stock) > 0 && defaultUnit);
  const product = sellable.filter(({ defaultUnit }) => defaultUnit?.multiplier === sellable[0]?.defaultUnit?.multiplier)[at];
  await window.vitrin?.cart
    .add({ productId: product?.id ?? 0, quantity, unit: product?.defaultUnit?.id ?? 0 })
    .catch(() => undefined);
}

/** A page that knows the names of the shop's products. */
const showPage = async () => {
  const page = await renderPage('<button id="at" type="button">Burada</button>');
  return page;
};
const alerts = () => screen.queryAllByRole('alert');
const gone = (element: HTMLElement) =>
  waitFor(() => {
    expect(element).not.toBeInTheDocument();
  });

describe('messages', () => {
  it('stay until they are closed when they must be noticed', { tags: ['S1-8.04', 'D-8'] }, async () => {
    const page = await showPage();
    await addTooMany(page);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(/^Stok yetersiz! Bu üründen \d+ adet bulunmamaktadır\.$/);
    await page.user.click(within(alert).getByRole('button', { name: 'Kapat' }));
    await gone(alert);
    expect(screen.queryByRole('region', { name: /^Bildirimler/ })).toBeNull();
  });

  it('are said anew by each attempt, and of another product as the same message', { tags: ['D-8', 'D-64'] }, async () => {
    const page = await showPage();
    await addTooMany(page);
    const first = await screen.findByRole('alert');
    await addTooMany(page);
    await gone(first);
    const second = await screen.findByRole('alert');
    await addTooMany(page, 1);
    await gone(second);
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(alerts()).toHaveLength(1);
    await addTooMany(page, 2, 998_000);
    await waitFor(() => {
      expect(alerts()).toHaveLength(2);
    });
    expect(document.querySelectorAll('.vt-toasts')).toHaveLength(1);
  });

  it('come also where a script of the page has taken one out of the document', { tags: ['D-8'] }, async () => {
    const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const page = await showPage();
    await addTooMany(page);
    (await screen.findByRole('alert')).remove();
    await addTooMany(page, 2, 998_000);
    await waitFor(() => {
      expect(alerts().map((alert) => alert.textContent)).toContainEqual(expect.stringMatching(/^Stok yetersiz!/));
    });
    expect(failed).toHaveBeenCalled();
  });

  it('go when what they are about succeeds', { tags: ['D-64'] }, async () => {
    const page = await showPage();
    await addTooMany(page);
    const alert = await screen.findByRole('alert');
    await addTooMany(page, 0, 1);
    await gone(alert);
    expect(alerts()).toEqual([]);
  });

  it('go when the same product is added again, in whichever form a script of the page names it', { tags: ['D-64'] }, async () => {
    const page = await showPage();
    const product = page.shop.catalogue.all.find(({ quantity, defaultUnit }) => Number(quantity) > 0 && defaultUnit);
    const add = (productId: number | string, quantity: number) =>
      window.vitrin?.cart.add({ productId, quantity, unit: product?.defaultUnit?.id ?? 0 }).catch(() => undefined);
    const id = product?.id ?? 0;
    await add(String(id), 999_000);
    const alert = await screen.findByRole('alert');
    await add(id, 1);
    await gone(alert);
    expect(alerts()).toEqual([]);
  });

  it('are left alone by attempts of which they say nothing: the page is not looked through for a place again', async () => {
    const page = await renderPage(container('cookie-button'), { page: { cookieAllowed: false } });
    await addTooMany(page);
    await screen.findByRole('alert');
    const button = await screen.findByRole('button', { name: 'Kabul et' });
    // A focus that has moved asks for a place behind the next frame: that of the press before is over then, and this press moves none.
    await new Promise(requestAnimationFrame);
    await nextTask();
    const looked = vi.spyOn(Document.prototype, 'elementsFromPoint');
    button.click();
    await waitFor(() => {
      expect(page.shop.requests.at(-1)?.call).toBe('cookies');
    });
    expect(looked).not.toHaveBeenCalled();
    await addTooMany(page, 1, 998_000);
    await waitFor(() => {
      expect(alerts()).toHaveLength(2);
    });
    expect(looked).toHaveBeenCalled();
  });

  it('close together where several stand', { tags: ['D-64'] }, async () => {
    const page = await showPage();
    await addTooMany(page);
    await screen.findByRole('alert');
    expect(screen.queryByRole('button', { name: 'Tümünü kapat' })).toBeNull();
    await addTooMany(page, 1, 998_000);
    await page.user.click(await screen.findByRole('button', { name: 'Tümünü kapat' }));
    await waitFor(() => {
      expect(alerts()).toEqual([]);
    });
  });
});

describe('several messages', () => {
  it(
    'that say the same of two products are one that names both, then the one that it still holds of',
    { tags: ['D-64'] },
    async () => {
      const sellable = createShop().catalogue.all.filter(({ quantity, defaultUnit }) => Number(quantity) > 0 && defaultUnit);
      const [one, other] = sellable.filter(({ defaultUnit }) => defaultUnit?.multiplier === sellable[0]?.defaultUnit?.multiplier);
      const page = await renderPage('', { page: { products: [one, other] } });
      await addTooMany(page);
      await waitFor(() => {
        expect(alerts()[0]).toHaveTextContent(new RegExp(`bulunmamaktadır\\. ${one?.name}$`));
      });
      await addTooMany(page, 1);
      await waitFor(() => {
        expect(alerts().map(({ textContent }) => textContent)).toEqual([
          expect.stringContaining(`2 ürün: ${one?.name}, ${other?.name}`),
        ]);
      });
      await addTooMany(page, 0, 1);
      await waitFor(() => {
        expect(alerts()[0]).toHaveTextContent(new RegExp(`bulunmamaktadır\\. ${other?.name}$`));
      });
    },
  );

  it('that say the same of two things that were tried stay two', { tags: ['D-64'] }, async () => {
    const scenario = { faults: { cookies: '500', 'cart.add': '500' } } as const;
    const page = await renderPage(container('cookie-button'), { scenario, page: { cookieAllowed: false } });
    await addTooMany(page, 0, 1);
    expect(await screen.findByRole('alert')).toHaveTextContent('Sunucuda beklenmeyen bir hata oluştu.');
    await page.user.click(await screen.findByRole('button', { name: 'Kabul et' }));
    await waitFor(() => {
      expect(alerts().map(({ textContent }) => textContent)).toEqual(Array(2).fill('Sunucuda beklenmeyen bir hata oluştu.'));
    });
  });
});

describe('by keyboard', () => {
  it('Alt+T reaches the newest, and Escape closes it and goes back', { tags: ['D-64'] }, async () => {
    const page = await showPage();
    const here = screen.getByRole('button', { name: 'Burada' });
    here.focus();
    await addTooMany(page);
    await addTooMany(page, 1, 998_000);
    await waitFor(() => {
      expect(alerts()).toHaveLength(2);
    });
    const [newest, older] = alerts();
    const region = screen.getByRole('region', { name: 'Bildirimler (Alt+T)' });
    expect(region).toHaveAttribute('aria-keyshortcuts', 'Alt+T');
    await page.user.keyboard('{Alt>}t{/Alt}');
    expect(within(newest ?? region).getByRole('button', { name: 'Kapat' })).toHaveFocus();
    await page.user.keyboard('{Escape}');
    await gone(newest ?? region);
    expect(here).toHaveFocus();
    // Where nothing else has a use for it, from anywhere.
    expect(alerts()).toEqual([older]);
    await page.user.keyboard('{Escape}');
    await gone(older ?? region);
    expect(here).toHaveFocus();
  });

  it('one press closes one thing', { tags: ['D-64'] }, async () => {
    const page = await showPage();
    const here = screen.getByRole('button', { name: 'Burada' });
    here.addEventListener('keydown', (event) => {
      event.preventDefault();
    });
    await addTooMany(page);
    const alert = await screen.findByRole('alert');
    here.focus();
    await page.user.keyboard('{Escape}');
    expect(alert).toBeVisible();
    here.blur();
    await page.user.keyboard('{Escape}');
    await gone(alert);
  });

  it('closing one gives the focus back', { tags: ['D-64'] }, async () => {
    const page = await showPage();
    const here = screen.getByRole('button', { name: 'Burada' });
    here.focus();
    await addTooMany(page);
    const alert = await screen.findByRole('alert');
    await page.user.click(within(alert).getByRole('button', { name: 'Kapat' }));
    expect(here).toHaveFocus();
  });

  it('a message is one live region, one tab stop, and its id is valid', { tags: ['D-64'] }, async () => {
    const page = await showPage();
    await addTooMany(page);
    const alert = await screen.findByRole('alert');
    expect(alert.closest('[aria-live]')).toBeNull();
    expect(alert).not.toHaveAttribute('tabindex');
    expect(alert.id).toMatch(/^\S+$/);
  });
});
