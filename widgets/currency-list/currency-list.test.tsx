import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { createShop, type Shop } from '@mocks/shop/shop';
import { alertsByNow } from '@/testing/messages';
import { container, renderPage, type PageOptions } from '@/testing/page';
import { product } from '@/testing/productList';
import { holdRequests, SAID_OF_SAVING, stayHere, UNREAD_ANSWER_FAULTS } from '@/testing/requests';

const LIST = container('currency-list');
const saves = (shop: Shop) => shop.requests.filter(({ call }) => call === 'settings').map(({ body }) => body);
const select = () => screen.getByRole('combobox', { name: 'Para birimi' });
const codes = () =>
  within(select())
    .getAllByRole('option')
    .map(({ textContent }) => textContent);
const told = (events: readonly CustomEvent[]) =>
  events.filter(({ type }) => type === 'vitrin:currency-changed').map(({ detail }) => detail as unknown);

const tl = { id: 1, code: 'TL', exchangeRate: 1 };
const usd = { id: 2, code: 'USD', exchangeRate: 32.5 };
const euro = { id: 3, code: 'EURO', exchangeRate: 35.2 };

async function render(options: PageOptions = {}, html = LIST) {
  const page = await renderPage(html, options);
  await window.vitrin?.ready;
  return page;
}

/** A shop whose cart holds 2 boxes of 108 TL or the like: whatever its catalogue has plenty of. */
function shopWithLine(): Shop {
  const shop = createShop();
  const goods = shop.catalogue.all.find(
    ({ quantity, salePrice, defaultUnit, variantCheck }) =>
      (quantity ?? 0) > 500 && salePrice?.currency === 'TL' && salePrice.value > 0 && defaultUnit && variantCheck !== 0,
  );
  shop.cart.add(String(goods?.id), String(goods?.defaultUnit?.id), 2);
  return shop;
}

describe('the choice of currency', () => {
  it("offers the codes of the page's currencies, the default one chosen", async () => {
    await render({ page: { currencies: [tl, { ...usd, default: true }, euro] } });
    expect(codes()).toEqual(['TL', 'USD', 'EURO']);
    expect(select()).toHaveDisplayValue('USD');
  });

  it('leaves out what has no rate, because no price would change with it', async () => {
    await render({ page: { currencies: [tl, { ...usd, exchangeRate: null }, euro] } });
    expect(codes()).toEqual(['TL', 'EURO']);
  });

  it.each([0, -3, 'abc', ''])('says that %j is no rate', async (exchangeRate) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await render({ page: { currencies: [tl, { ...usd, exchangeRate }, euro] } });
    expect(codes()).toEqual(['TL', 'EURO']);
    expect(warn.mock.calls).toEqual([
      [
        `[vitrin] page data (#vitrin-page).currencies.1.exchangeRate: received ${JSON.stringify(exchangeRate)}; allowed: a number above 0: how many TRY one unit costs.`,
      ],
    ]);
  });

  it.each([
    ['one', [tl]],
    ['no', []],
    ['one rated', [tl, { ...usd, exchangeRate: null }]],
  ])('shows nothing where there is %s currency', async (_, currencies) => {
    await render({ page: { currencies } });
    expect(document.querySelector('[data-widget=currency-list]')).toHaveAttribute('data-vitrin-state', 'ready');
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('speaks English', async () => {
    await render({ page: { locale: 'en' } });
    expect(screen.getByRole('combobox', { name: 'Currency' })).toBeVisible();
  });
});

describe('another currency', () => {
  it(
    'shows in list, product price and mini cart at once, and is saved',
    { tags: ['S1-1.06', 'S1-4.31', 'S1-7.14', 'S1-7.17'] },
    async () => {
      const given = { items: [product(1), product(2)], total: 2, page: 1, pages: 1, sort: 'name' };
      const { user, shop, events } = await render(
        { shop: shopWithLine() },
        LIST +
          container('product-list', given) +
          container('product-price', { product: product(3) }, 'id="price"') +
          container('cart-icon'),
      );
      await user.click(await screen.findByRole('button', { name: 'Sepet, 1 ürün' }));
      const panel = await screen.findByRole('region', { name: 'Sepetim' });
      await waitFor(() => {
        expect(panel).toHaveTextContent(/Toplam₺/);
      });

      shop.setScenario({ faults: { settings: 'timeout' } });
      await user.selectOptions(select(), 'USD');
      expect(screen.getByRole('table')).toHaveTextContent('$3,08');
      expect(screen.getByRole('table')).not.toHaveTextContent('₺');
      expect(document.getElementById('price')).toHaveTextContent('$3,08');
      await user.click(await screen.findByRole('button', { name: 'Sepet, 1 ürün' }));
      const reopened = await screen.findByRole('region', { name: 'Sepetim' });
      expect(reopened).toHaveTextContent(/Toplam\$/);
      expect(reopened).not.toHaveTextContent('₺');
      await waitFor(() => {
        expect(saves(shop)).toEqual([{ key: 'defaultCurrency', value: '2' }]);
      });
      expect(told(events)).toEqual([{ currency: 'USD' }]);
    },
  );

  it('is the default of the next page', async () => {
    const { user, shop } = await render();
    await user.selectOptions(select(), 'EUR');
    await waitFor(() => {
      expect(shop.currencies.find((entry) => entry.default)?.code).toBe('EUR');
    });
  });

  it('is told to the page by its own container, and to screen readers', async () => {
    const { user, events } = await render({}, LIST + LIST);
    const [, second] = screen.getAllByRole('combobox', { name: 'Para birimi' });
    if (second) await user.selectOptions(second, 'USD');
    expect(told(events)).toEqual([{ currency: 'USD' }]);
    expect(events.find(({ type }) => type === 'vitrin:currency-changed')?.target).toBe(second?.closest('[data-widget]'));
    for (const each of screen.getAllByRole('combobox')) expect(each).toHaveDisplayValue('USD');
    expect(await screen.findByText('Fiyatlar USD olarak gösteriliyor')).toBeInTheDocument();
  });

  it("is taken back when it cannot be saved, with the server's words", async () => {
    const { user, events } = await render({ scenario: { faults: { settings: '422' } } });
    await user.selectOptions(select(), 'USD');
    expect(await screen.findByRole('alert')).toHaveTextContent('Gönderilen bilgiler geçersiz.');
    expect(select()).toHaveDisplayValue('TL');
    expect(told(events)).toEqual([{ currency: 'USD' }, { currency: 'TL' }]);
    // Who does not see the choice go back has heard of USD.
    expect(await screen.findByText(/Fiyatlar TL olarak gösteriliyor$/)).toBeInTheDocument();
  });

  it.each(UNREAD_ANSWER_FAULTS)(
    'is taken back and told when saving fails, unless it was saved after all: %s',
    { tags: ['F-settings'] },
    async (fault) => {
      const left = stayHere();
      const { user, shop } = await render({ scenario: { faults: { settings: fault } } });
      const giveUp = holdRequests();
      await user.selectOptions(select(), 'USD');
      await waitFor(() => {
        expect(saves(shop)).toHaveLength(1);
      });
      if (fault === 'timeout') giveUp();
      else
        await waitFor(() => {
          expect(shop.requests[0]?.status).not.toBeNull();
        });
      const said = SAID_OF_SAVING[fault];
      if (said) expect(await screen.findByRole('alert')).toHaveTextContent(said);
      const isSaved = said === undefined && fault !== '401';
      await waitFor(() => {
        expect(select()).toHaveDisplayValue(isSaved ? 'USD' : 'TL');
      });
      expect(left).toEqual(fault === '401' ? ['/account/login'] : []);
      if (!said) expect(await alertsByNow()).toEqual([]);
    },
  );

  it('may be followed by yet another: they are saved in order, and the last one holds', async () => {
    const { user, shop, events } = await render({ scenario: { speed: 'slow' } });
    await user.selectOptions(select(), 'USD');
    await user.selectOptions(select(), 'EUR');
    expect(select()).toHaveDisplayValue('EUR');
    await waitFor(() => {
      expect(saves(shop)).toEqual([
        { key: 'defaultCurrency', value: '2' },
        { key: 'defaultCurrency', value: '3' },
      ]);
    });
    expect(shop.requests[0]?.status).toBe(200);
    await waitFor(() => {
      expect(shop.currencies.find((entry) => entry.default)?.code).toBe('EUR');
    });
    expect(select()).toHaveDisplayValue('EUR');
    expect(told(events)).toEqual([{ currency: 'USD' }, { currency: 'EUR' }]);
  });

  it("follows the shop's other tabs", { tags: ['D-13'] }, async () => {
    const { events } = await render();
    // What else is chosen there is no other currency.
    new BroadcastChannel('vitrin').postMessage({ kind: 'setting', key: 'productListView', value: 'grid' });
    new BroadcastChannel('vitrin').postMessage({ kind: 'setting', key: 'defaultCurrency', value: '3' });
    await waitFor(() => {
      expect(select()).toHaveDisplayValue('EUR');
    });
    expect(told(events)).toEqual([{ currency: 'EUR' }]);
    new BroadcastChannel('vitrin').postMessage({ kind: 'setting', key: 'defaultCurrency', value: '99' });
    new BroadcastChannel('vitrin').postMessage({ kind: 'setting', key: 'defaultCurrency', value: '2' });
    await waitFor(() => {
      expect(select()).toHaveDisplayValue('USD');
    });
  });
});
