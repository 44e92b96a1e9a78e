import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { createShop, type Shop } from '@mocks/shop/shop';
import type { CartItem } from '@mocks/wire';
import { container, renderPage, type PageOptions } from '@/testing/page';

const ICON = container('cart-icon');
const gets = (shop: Shop) => shop.requests.filter(({ call }) => call === 'cart.get');
const icon = (name: RegExp | string) => screen.findByRole('button', { name });
const panel = () => screen.findByRole('region', { name: 'Sepetim' });
const closed = () =>
  waitFor(() => {
    expect(screen.queryByRole('region', { name: 'Sepetim' })).toBeNull();
  });

function line(id: number, change: { price?: number; quantity?: number; unit?: string; ozelkod2?: string } = {}): CartItem {
  const { price = 10, quantity = 1, unit = 'ADET', ozelkod2 = '' } = change;
  return {
    id: 500 + id,
    product: {
      id,
      seo: `vida-${id}`,
      name: `Vida ${id}`,
      code: `VD-${id}`,
      image: `vida ${id}.jpg`,
      brand: { code: 'B', name: 'B' },
      taxRate: 20,
      units: [],
      ozelkod: '',
      ozelkod2,
    },
    productUnit: { id: 1, value: unit, multiplier: 1, defaultPrice: { value: price, currency: 'TL' } },
    quantity,
  };
}

/** A customer's shop whose cart holds these lines. */
function shopWith(lines: readonly CartItem[]): Shop {
  const shop = createShop();
  let held = lines;
  vi.spyOn(shop.cart, 'items').mockImplementation(() => held);
  vi.spyOn(shop.cart, 'clear').mockImplementation(() => {
    held = [];
  });
  return shop;
}

const many = (count: number) => Array.from({ length: count }, (_, place) => line(place + 1));

/** Nothing leaves the page: jsdom cannot. */
const stay = (event: Event) => {
  event.preventDefault();
};

/** The page with one icon, its panel open. */
async function openPanel(options: PageOptions = {}, html = ICON) {
  const page = await renderPage(`${html}<main><button type="button">Başka yer</button><p>Metin</p></main>`, options);
  await page.user.click(await icon(/^Sepet/));
  return { ...page, panel: await panel() };
}

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
    expect(gets(shop)).toHaveLength(0);

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
      expect(gets(shop)).toHaveLength(0);
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
      expect(gets(shop)).toHaveLength(1);
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
      expect(gets(shop)[0]?.status).toBe(200);
    });
  });

  it('keeps the last known number when the call fails, and says nothing', async () => {
    localStorage.setItem('vitrin:cart-count', '4');
    const { shop, events } = await renderPage(ICON, { scenario: { faults: { 'cart.get': '500' } } });
    await waitFor(() => {
      expect(gets(shop)[0]?.status).toBe(500);
    });
    await window.vitrin?.ready;
    expect(await icon('Sepet, 4 ürün')).toHaveTextContent('4');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(events.map(({ type }) => type)).not.toContain('vitrin:before-navigate');
  });

  it('forgets the number when the session has ended, and leads nobody away', async () => {
    localStorage.setItem('vitrin:cart-count', '4');
    const { events } = await renderPage(ICON, { scenario: { faults: { 'cart.get': '401' } } });
    expect(await icon('Sepet')).toHaveTextContent('');
    expect(events.map(({ type }) => type)).not.toContain('vitrin:before-navigate');
    expect(localStorage.getItem('vitrin:cart-count')).toBeNull();
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

describe('the panel', () => {
  it('lists the lines, net, with totals and a way to the cart', { tags: ['S1-2.04', 'S1-2.40', 'S1-6.04'] }, async () => {
    const shop = shopWith([line(1, { price: 108, quantity: 2, unit: 'KOLİ' }), line(2, { price: 1.005, ozelkod2: 'ÖZ 7' })]);
    const { panel } = await openPanel({ shop });
    const [first, second] = within(panel).getAllByRole('listitem');
    expect(first).toHaveTextContent('Vida 1VD-12 KOLİ × ₺108,00₺216,00');
    expect(first?.querySelector('img')).toHaveAttribute('src', '/images/vida%201.jpg');
    expect(within(panel).getByRole('link', { name: 'Vida 1' })).toHaveAttribute('href', '/vida-1-p-1');
    expect(second).toHaveTextContent('₺1,01');
    expect(within(panel).getByRole('link', { name: 'Vida 2' })).toHaveAttribute('href', '/vida-2-p-%C3%96Z%207');
    expect(panel).toHaveTextContent('Ara toplam₺217,01KDV₺43,40Toplam₺260,41');
    expect(within(panel).getByRole('link', { name: 'Sepete git' })).toHaveAttribute('href', '/sepet');
  });

  it("shows prices in the page's currency", async () => {
    const currencies = [
      { id: 1, code: 'TL', exchangeRate: 1 },
      { id: 2, code: 'USD', exchangeRate: 32.5, default: true },
    ];
    const { panel } = await openPanel({ shop: shopWith([line(1, { price: 325, quantity: 2 })]), page: { currencies } });
    expect(within(panel).getByRole('listitem')).toHaveTextContent('2 ADET × $10,00$20,00');
    expect(panel).toHaveTextContent('Toplam$24,00');
  });

  it('shows no price where the shop shows none', async () => {
    const { panel } = await openPanel({ shop: shopWith(many(2)), page: { settings: { showPriceStatus: '0' } } });
    expect(panel).toHaveTextContent('1 ADET');
    expect(panel).not.toHaveTextContent(/₺|Toplam/);
  });

  it('says that the cart is empty', async () => {
    const { panel } = await openPanel({ page: { messages: { tr: { 'cart.goTo': 'Sepetimi aç' } } } });
    expect(await within(panel).findByText('Sepetiniz boş.')).toBeVisible();
    expect(within(panel).getByRole('link', { name: 'Sepetimi aç' })).toBeVisible();
  });

  it('says that the cart is on its way', async () => {
    const { panel } = await openPanel({ scenario: { faults: { 'cart.get': 'timeout' } } });
    expect(within(panel).getByRole('status')).toHaveTextContent('Sepetiniz yükleniyor.');
  });

  it('says when the cart could not be loaded, and tries again', async () => {
    const shop = shopWith(many(2));
    shop.setScenario({ faults: { 'cart.get': 'html' } });
    const { user, panel } = await openPanel({ shop });
    expect(await within(panel).findByRole('alert')).toHaveTextContent('Sepetiniz yüklenemedi.');
    expect(panel).not.toHaveTextContent('Sepetiniz boş.');
    shop.setScenario({ faults: {} });
    await user.click(within(panel).getByRole('button', { name: 'Tekrar dene' }));
    expect(panel).toHaveFocus();
    expect(await within(panel).findAllByRole('listitem')).toHaveLength(2);
    expect(within(panel).queryByRole('alert')).toBeNull();
  });

  it('leads to the login where its session has ended, opened or tried again', { tags: ['D-69'] }, async () => {
    const { user, events } = await renderPage(ICON, { scenario: { faults: { 'cart.get': '401' } } });
    const left = () => events.filter(({ type }) => type === 'vitrin:before-navigate').map(({ detail }) => detail as unknown);
    const login = { url: '/account/login', how: 'assign' };
    document.addEventListener('vitrin:before-navigate', stay);
    await waitFor(() => {
      expect(window.vitrin?.cart).toBeDefined();
    });
    await expect(window.vitrin?.cart.get()).rejects.toThrow();
    expect(left()).toEqual([]);
    await user.click(await icon('Sepet'));
    await waitFor(() => {
      expect(left()).toEqual([login]);
    });
    await user.click(await within(await panel()).findByRole('button', { name: 'Tekrar dene' }));
    await waitFor(() => {
      expect(left()).toEqual([login, login]);
    });
    document.removeEventListener('vitrin:before-navigate', stay);
  });

  it('keeps the lines it has when a later call fails', { tags: ['F-cart.get'] }, async () => {
    const shop = shopWith(many(2));
    const { panel } = await openPanel({ shop });
    expect(await within(panel).findAllByRole('listitem')).toHaveLength(2);
    shop.setScenario({ faults: { 'cart.get': 'offline' } });
    await expect(window.vitrin?.cart.refresh()).rejects.toThrow();
    expect(await within(panel).findByRole('alert')).toBeVisible();
    expect(within(panel).getAllByRole('listitem')).toHaveLength(2);
  });

  it('is a disclosure: it opens and closes by keyboard, and Escape gives the focus back', { tags: ['S1-2.40'] }, async () => {
    const { user } = await renderPage(ICON, { shop: shopWith(many(2)) });
    const button = await icon('Sepet, 2 ürün');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await user.tab();
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(button).toHaveAttribute('aria-controls', (await panel()).id);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Vida 1' })).toHaveFocus();
    await user.keyboard('{Escape}');
    await closed();
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    await panel();
    await user.keyboard('{Enter}');
    await closed();
  });

  it('closes when pointer or focus go elsewhere, and leaves the focus there', async () => {
    const { user } = await openPanel();
    await user.click(screen.getByRole('button', { name: 'Başka yer' }));
    await closed();
    expect(screen.getByRole('button', { name: 'Başka yer' })).toHaveFocus();

    await user.click(await icon('Sepet'));
    await panel();
    await user.click(screen.getByText('Metin'));
    await closed();

    await user.click(await icon('Sepet'));
    await panel();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Sepete git' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Başka yer' })).toHaveFocus();
    await closed();
  });

  it('stays open while it is used', async () => {
    const { user, panel } = await openPanel({ shop: shopWith(many(2)) });
    await user.click(await within(panel).findByText('VD-1'));
    expect(panel).toBeVisible();
  });

  it('follows the cart while it is open', async () => {
    const shop = shopWith(many(2));
    const { panel } = await openPanel({ shop });
    expect(await within(panel).findByText('2 ürün')).toBeVisible();
    await window.vitrin?.cart.clear();
    expect(await within(panel).findByText('Sepetiniz boş.')).toBeVisible();
    expect(await icon('Sepet')).toHaveTextContent('');
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
    vi.spyOn(footer.querySelector('div') ?? footer, 'getClientRects').mockReturnValue(
      Object.assign([new DOMRect()], { item: () => null }),
    );
    window.vitrin?.open('cart-icon');
    expect(footer).toContainElement(await panel());
  });

  it('leads a visitor to the login', async () => {
    const { events } = await renderPage(ICON, { scenario: { as: 'visitor' } });
    await window.vitrin?.ready;
    document.addEventListener(
      'vitrin:before-navigate',
      (event) => {
        event.preventDefault();
      },
      { once: true },
    );
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
