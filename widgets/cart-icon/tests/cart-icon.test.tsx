import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { container, renderPage } from '@/testing/page';
import { requestsOf, stayHere } from '@/testing/requests';
import { ICON, icon, panel, closed, line, shopWith, many } from './iconPage';

describe('before React', () => {
  const waiting = container('cart-icon', undefined, 'data-load="interaction"');

  it.each([
    ['an unknown number', null, {}, 'Sepet'],
    ['one line', '1', { locale: 'en' }, 'Cart, 1 product'],
    ['several', '7', {}, 'Sepet, 7 ürün'],
    ['many', '120', {}, 'Sepet, 120 ürün, 99+'],
    [
      'texts of the page',
      '7',
      { messages: { tr: { 'cart.iconCount_other': 'Sipariş listesi ({{count}})' } } },
      'Sipariş listesi (7)',
    ],
  ])('looks as it will with React: %s', async (_, stored, page, name) => {
    if (stored !== null) localStorage.setItem('vitrin:cart-count', stored);
    const { user, shop } = await renderPage(waiting, { page, scenario: { faults: { 'cart.get': 'timeout' } } });
    const link = screen.getByRole('link', { name });
    expect(link).toHaveAttribute('href', '/sepet');
    expect(requestsOf(shop, 'cart.get')).toHaveLength(0);

    await user.hover(link);
    const button = await icon(name);
    expect(button.className).toBe(link.className);
    expect(button.childNodes).toHaveLength(link.childNodes.length);
    button.childNodes.forEach((node, place) => {
      expect(node.isEqualNode(link.childNodes[place] ?? null)).toBe(true);
    });
  });

  it(
    "is a visitor's way to the login, before React and after, and asks for no cart",
    { tags: ['S1-2.06', 'S1-6.01', 'S2-6.01'] },
    async () => {
      localStorage.setItem('vitrin:cart-count', '7');
      const { user, shop } = await renderPage(waiting, { scenario: { as: 'visitor' } });
      const painted = screen.getByRole('link', { name: 'Sepet, giriş yapın' });
      expect(painted).toHaveAttribute('href', '/account/login');
      await user.hover(painted);
      await waitFor(() => {
        expect(painted).not.toBeInTheDocument();
      });
      expect(screen.getByRole('link').isEqualNode(painted)).toBe(true);
      // What was asked before this list has come to the shop with it.
      document.body.insertAdjacentHTML('beforeend', container('product-list', undefined, 'data-path="/hirdavat/vida"'));
      await screen.findByText('35 ürün bulundu');
      expect(requestsOf(shop, 'cart.get')).toHaveLength(0);
    },
  );

  it('keeps the focus when React takes over', async () => {
    await renderPage(waiting);
    screen.getByRole('link', { name: 'Sepet' }).focus();
    const button = await icon('Sepet');
    await waitFor(() => {
      expect(button).toHaveFocus();
    });
  });

  it('leads where data-href says', async () => {
    await renderPage(container('cart-icon', undefined, 'data-load="interaction" data-href="/siparis"'));
    expect(screen.getByRole('link')).toHaveAttribute('href', '/siparis');
  });

  it.each(['javascript:alert(1)', '//elsewhere.test/', ''])('takes no data-href of another kind: %j', async (href) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderPage(`<div data-widget="cart-icon" data-href="${href}"><a href="/sepet">Sepetim</a></div>`);
    expect(screen.getByRole('link')).toHaveAttribute('href', '/sepet');
    await window.vitrin?.ready;
    expect(screen.getByRole('link', { name: 'Sepetim' })).toBeVisible();
    expect(warn.mock.calls[0]?.[0]).toContain('href: received');
  });
});

describe('the badge', () => {
  it(
    'counts the lines of the cart, with one call for all icons, and remembers them for the next page',
    { tags: ['S1-7.04'] },
    async () => {
      const shop = shopWith(many(3));
      await renderPage(ICON + ICON, { shop });
      await waitFor(() => {
        expect(screen.getAllByRole('button', { name: 'Sepet, 3 ürün' })).toHaveLength(2);
      });
      expect(screen.getAllByText('3')).toHaveLength(2);
      expect(requestsOf(shop, 'cart.get')).toHaveLength(1);
      expect(localStorage.getItem('vitrin:cart-count')).toBe('3');
    },
  );

  it('shows no zero', async () => {
    localStorage.setItem('vitrin:cart-count', '4');
    await renderPage(ICON);
    expect(await icon('Sepet')).toHaveTextContent('');
  });

  it('says 99+ and names the true number', async () => {
    await renderPage(ICON, { shop: shopWith(many(120)) });
    expect(await icon('Sepet, 120 ürün, 99+')).toHaveTextContent('99+');
  });

  it("is an administrator's as well", { tags: ['D-62'] }, async () => {
    const { shop } = await renderPage(ICON, { scenario: { as: 'administrator' } });
    expect(await icon('Sepet')).toBeVisible();
    await waitFor(() => {
      expect(requestsOf(shop, 'cart.get')[0]?.status).toBe(200);
    });
  });

  it('keeps the last known number when the call fails, and says nothing', async () => {
    localStorage.setItem('vitrin:cart-count', '4');
    const { shop, events } = await renderPage(ICON, { scenario: { faults: { 'cart.get': '500' } } });
    await waitFor(() => {
      expect(requestsOf(shop, 'cart.get')[0]?.status).toBe(500);
    });
    await window.vitrin?.ready;
    expect(await icon('Sepet, 4 ürün')).toHaveTextContent('4');
    // A message of that would have come before the one about a press.
    shop.setScenario({ faults: { 'cart.get': '500', 'cart.add': '403' } });
    await window.vitrin?.cart.add({ productId: 1002, quantity: 1, unit: 10021 }).catch(() => undefined);
    expect(await screen.findByRole('alert')).toHaveTextContent('Yönetici hesabı ile bu işlemi gerçekleştiremezsiniz.');
    expect(events.map(({ type }) => type)).not.toContain('vitrin:before-navigate');
  });

  it('forgets the number when the session has ended, and leads nobody away', async () => {
    localStorage.setItem('vitrin:cart-count', '4');
    const { events } = await renderPage(ICON, { scenario: { faults: { 'cart.get': '401' } } });
    expect(await icon('Sepet')).toHaveTextContent('');
    expect(events.map(({ type }) => type)).not.toContain('vitrin:before-navigate');
    expect(localStorage.getItem('vitrin:cart-count')).toBeNull();
  });

  it('forgets the number on a page of a visitor, as the next to log in may be another', async () => {
    localStorage.setItem('vitrin:cart-count', '4');
    await renderPage(ICON, { page: { user: null } });
    await window.vitrin?.ready;
    await renderPage(ICON, { page: { user: { id: 4711 } }, scenario: { faults: { 'cart.get': '500' } } });
    expect(await icon('Sepet')).toHaveTextContent('');
  });

  it('follows a change made in another tab', async () => {
    const lines = many(1);
    await renderPage(ICON, { shop: shopWith(lines) });
    expect(await icon('Sepet, 1 ürün')).toBeVisible();
    lines.push(line(2));
    new BroadcastChannel('vitrin').postMessage({ kind: 'cart' });
    expect(await icon('Sepet, 2 ürün')).toHaveTextContent('2');
  });
});

describe('by script', () => {
  it('opens before the icon has been loaded, takes the focus and gives it back', async () => {
    const { user } = await renderPage(
      `<button type="button">Sepetim</button>${container('cart-icon', undefined, 'data-load="interaction"')}`,
    );
    await user.click(screen.getByRole('button', { name: 'Sepetim' }));
    window.vitrin?.open('cart-icon');
    expect(await panel()).toHaveFocus();
    window.vitrin?.close('cart-icon');
    await closed();
    expect(screen.getByRole('button', { name: 'Sepetim' })).toHaveFocus();
  });

  it('opens the icon that can be seen', async () => {
    await renderPage(`<header>${ICON}</header><footer>${ICON}</footer>`);
    const footer = screen.getByRole('contentinfo');
    await within(footer).findByRole('button');
    screen.getByRole('banner').hidden = true;
    window.vitrin?.open('cart-icon');
    expect(footer).toContainElement(await panel());
  });

  it('opens the icon that can be seen also where both are still to be loaded', async () => {
    const icon = container('cart-icon', undefined, 'data-load="interaction"');
    await renderPage(`<header hidden>${icon}</header><footer>${icon}</footer>`);
    const left = stayHere();
    window.vitrin?.open('cart-icon');
    expect(screen.getByRole('contentinfo')).toContainElement(await panel());
    expect(left).toEqual([]);
  });

  it('leads to the cart page where no icon can be seen: no panel would show', async () => {
    const attributes = 'data-href="/sepetim" data-load="eager"';
    await renderPage(
      `<header>${container('cart-icon', undefined, attributes)}</header><button type="button" data-vitrin-open="cart-icon">Aç</button>`,
    );
    await window.vitrin?.ready;
    screen.getByRole('banner').hidden = true;
    const left = stayHere();
    screen.getByRole('button', { name: 'Aç' }).click();
    await waitFor(() => {
      expect(left).toEqual(['/sepetim']);
    });
    expect(screen.queryByRole('region', { name: 'Sepetim' })).toBeNull();
  });

  it('leads a visitor to the login', async () => {
    const { events } = await renderPage(ICON, { scenario: { as: 'visitor' } });
    await window.vitrin?.ready;
    stayHere();
    window.vitrin?.open('cart-icon');
    await waitFor(() => {
      expect(events.at(-1)?.detail).toEqual({ url: '/account/login', how: 'assign' });
    });
  });

  it('opens nothing once the icon is gone', async () => {
    const { events } = await renderPage(`<main>${ICON}</main>`);
    await waitFor(() => {
      expect(events.map(({ type }) => type)).toContain('vitrin:cart-changed');
    });
    screen.getByRole('main').replaceChildren();
    window.vitrin?.open('cart-icon');
    await window.vitrin?.cart.refresh();
    expect(screen.queryByRole('region', { name: 'Sepetim' })).toBeNull();
  });
});
