import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { pageData } from '@mocks/pageData';
import { createShop } from '@mocks/shop/shop';
import { container, renderPage, withLoad } from '@/testing/page';
import { settings, eager, pageElement, change, livingPage, changes, product, stateOf } from './livingPage';

describe('a living page whose data change', { tags: ['D-74'] }, () => {
  it('hides prices that the new data hide, and shows them again', async () => {
    const { given, events } = await livingPage(container('product-price', { product }));
    expect(screen.getByText(/10,00/)).toBeVisible();
    await change({ ...given, settings: { showPriceStatus: '0' } });
    expect(document.body).not.toHaveTextContent(/10,00/);
    await change(given);
    expect(screen.getByText(/10,00/)).toBeVisible();
    expect(changes(events)).toBe(2);
  });

  it('shows no price of a body that comes with data which hide it', async () => {
    const { given } = await livingPage(container('product-price', { product }));
    const seen: string[] = [];
    const observer = new MutationObserver(() => seen.push(document.body.textContent));
    document.body.innerHTML =
      container('product-price', { product: { ...product, id: 6, name: 'Somun' } }, 'id="other"') +
      pageElement({ ...given, settings: { showPriceStatus: '0' } });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
    await waitFor(() => {
      expect(stateOf('other')).toBe('ready');
    });
    observer.disconnect();
    expect(seen.filter((text) => text.includes('10,00'))).toEqual([]);
  });

  it('shows other currencies', async () => {
    const { given } = await livingPage(container('product-price', { product }) + container('currency-list', undefined, eager));
    const currencies = [
      { id: 1, code: 'TL', exchangeRate: 1 },
      { id: 3, code: 'EUR', exchangeRate: 4, default: true },
    ];
    await change({ ...given, currencies });
    expect(screen.getByText(/2,50/)).toBeVisible();
    expect(screen.getByRole('combobox')).toHaveDisplayValue(/EUR/);
  });

  it('keeps what the visitor has chosen meanwhile, where the new data say of it what the old ones said', async () => {
    const currencies = [
      { id: 1, code: 'TL', exchangeRate: 1, default: true },
      { id: 3, code: 'EUR', exchangeRate: 4 },
    ];
    const { given, user, shop } = await livingPage(
      container('product-price', { product }) +
        container('currency-list', undefined, eager) +
        container('cookie-button', undefined, eager),
      { currencies, cookieAllowed: false },
    );
    await user.selectOptions(screen.getByRole('combobox'), 'EUR');
    await user.click(screen.getByRole('button', { name: 'Kabul et' }));
    await waitFor(() => {
      expect(shop.requests).toHaveLength(2);
    });
    await change({ ...given, store: { name: 'Anadolu' } });
    expect(screen.getByText(/2,50/)).toBeVisible();
    expect(screen.getByRole('combobox')).toHaveDisplayValue(/EUR/);
    expect(screen.queryByRole('button', { name: 'Kabul et' })).toBeNull();
    // Data without it cannot show it.
    await change({ ...given, currencies: currencies.slice(0, 1) });
    expect(screen.getByText(/10,00/)).toBeVisible();
  });

  it('leads where the new routes lead, and says the new texts', async () => {
    const { given } = await livingPage(container('cart-icon', undefined, eager), { user: null });
    expect(screen.getByRole('link')).toHaveAttribute('href', '/account/login');
    await change({ ...given, routes: { login: '/giris' }, messages: { tr: { 'cart.iconVisitor': 'Buyurun' } } });
    expect(screen.getByRole('link', { name: 'Buyurun' })).toHaveAttribute('href', '/giris');
    await change({ ...given, routes: {} });
    expect(screen.getByRole('link', { name: 'Sepet, giriş yapın' })).toHaveAttribute('href', '/account/login');
  });

  it('paints an icon that still waits anew', async () => {
    const { given } = await livingPage(container('cart-icon', undefined, 'data-load="interaction"'), { user: null });
    await change({ ...given, routes: { login: '/giris' } });
    expect(screen.getByRole('link')).toHaveAttribute('href', '/giris');
  });

  it('shows a product as it is given now, mounts what waited for it, and gives up what has lost it', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const page = { products: [product] };
    const { given } = await livingPage(
      container('product-price', undefined, 'id="known" data-product-id="5"') +
        container('product-price', undefined, 'id="late" data-product-id="6"'),
      page,
    );
    expect([stateOf('known'), stateOf('late')]).toEqual(['ready', 'error']);
    warn.mockClear();
    const dearer = { ...product, salePrice: { value: 12, currency: 'TL' } };
    await change({ ...given, products: [dearer, { ...product, id: 6 }] });
    expect(screen.getByText(/12,00/)).toBeVisible();
    await waitFor(() => {
      expect(stateOf('late')).toBe('ready');
    });
    expect(warn).not.toHaveBeenCalled();
    await change({ ...given, products: [] });
    expect([stateOf('known'), stateOf('late')]).toEqual(['error', 'error']);
    expect(document.body).not.toHaveTextContent(/1[02],00/);
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('reaches every other widget where one has gone meanwhile', async () => {
    const { given } = await livingPage(
      container('product-price', undefined, 'id="gone" data-product-id="5"') +
        container('product-price', undefined, 'data-product-id="5"'),
      { products: [product] },
    );
    document.getElementById('gone')?.remove();
    await waitFor(() => {
      expect(screen.getAllByText(/10,00/)).toHaveLength(1);
    });
    await change({ ...given, products: [{ ...product, salePrice: { value: 12, currency: 'TL' } }] });
    expect(screen.getByText(/12,00/)).toBeVisible();
  });

  it('reaches every other widget where one has failed while rendering', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Broken = () => {
      throw new Error('broken on purpose');
    };
    const breaking = withLoad('add-to-cart-button', (load) => async () => {
      const { default: widget } = await load();
      const prepare: typeof widget.prepare = (...given) => {
        const prepared = widget.prepare(...given);
        return prepared.ok ? { ok: true, value: <Broken /> } : prepared;
      };
      return { default: { ...widget, prepare } };
    });
    const html =
      container('add-to-cart-button', undefined, 'id="broken" data-product-id="5"') +
      container('product-price', undefined, 'id="sound" data-product-id="5"');
    const given = { ...pageData(createShop()), settings, products: [product] };
    await renderPage(html, { page: given, bundle: breaking });
    await window.vitrin?.ready;
    await waitFor(() => {
      expect([stateOf('broken'), stateOf('sound')]).toEqual(['error', 'ready']);
    });
    await change({ ...given, products: [{ ...product, salePrice: { value: 12, currency: 'TL' } }] });
    expect(screen.getByText(/12,00/)).toBeVisible();
    await change({ ...given, products: [{ ...product, salePrice: { value: 13, currency: 'TL' } }] });
    expect(screen.getByText(/13,00/)).toBeVisible();
  });

  it('speaks the new language in all that it has', async () => {
    const { given, events } = await livingPage(container('cart') + container('search-bar', undefined, eager));
    await screen.findByText('Sepetiniz boş.');
    await change({ ...given, locale: 'en' });
    expect(await screen.findByText('Your cart is empty.')).toBeVisible();
    expect(document.body).not.toHaveTextContent('Sepetiniz');
    expect(await screen.findByRole('combobox', { name: /^Search for/ })).toBeVisible();
    expect(changes(events)).toBe(1);
    await change(given);
    expect(await screen.findByText('Sepetiniz boş.')).toBeVisible();
  });
});

it('a list follows the address that the page has pushed, by refresh()', { tags: ['D-74'] }, async () => {
  const { shop } = await renderPage(container('product-list', undefined, eager), { url: '/hirdavat' });
  await screen.findAllByRole('row');
  history.pushState(null, '', '/fren/balata?page=2');
  window.vitrin?.refresh();
  await waitFor(() => {
    expect(shop.requests.at(-1)?.path).toContain('fren/balata?page=2');
  });
});

it('messages stand in the body that has come', { tags: ['D-74'] }, async () => {
  const { given, shop } = await livingPage(container('cart'));
  shop.cart.add('1002', '10021', 3);
  await window.vitrin?.cart.refresh();
  shop.setScenario({ faults: { 'cart.add': '500' } });
  await window.vitrin?.cart.add({ productId: '1002', quantity: 1, unit: '10021' }).catch(() => undefined);
  const alert = await screen.findByRole('alert');
  document.body.innerHTML = pageElement({ ...given, debitAging: null });
  await Promise.resolve();
  expect(alert).toBeVisible();
});

it('an open dialog goes with the body in which it stood, and breaks nothing', { tags: ['D-74'] }, async () => {
  const { given } = await livingPage(container('warranty-inquiry'));
  window.vitrin?.open('warranty-inquiry');
  await screen.findByRole('dialog');
  const failed = vi.fn();
  window.addEventListener('error', failed, { once: true });
  document.body.innerHTML = container('product-price', { product }, 'id="next"') + pageElement(given);
  await waitFor(() => {
    expect(stateOf('next')).toBe('ready');
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(failed).not.toHaveBeenCalled();
});
