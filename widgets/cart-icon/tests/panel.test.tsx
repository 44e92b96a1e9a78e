import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { renderPage, watchSaid } from '@/testing/page';
import { ICON, icon, panel, closed, line, shopWith, many, stay, openPanel } from './iconPage';

describe('the panel', () => {
  it('lists the lines, net, with totals and a way to the cart', { tags: ['S1-2.04', 'S1-2.40', 'S1-6.04'] }, async () => {
    const shop = shopWith([line(1, { price: 108, quantity: 2, unit: 'KOLİ' }), line(2, { price: 1.005, ozelkod2: 'ÖZ 7' })]);
    const { panel } = await openPanel({ shop });
    const [first, second] = await within(panel).findAllByRole('listitem');
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
    expect(await within(panel).findByRole('listitem')).toHaveTextContent('2 ADET × $10,00$20,00');
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
    const said = watchSaid();
    await user.click(within(panel).getByRole('button', { name: 'Tekrar dene' }));
    expect(panel).toHaveFocus();
    expect(await within(panel).findAllByRole('listitem')).toHaveLength(2);
    expect(within(panel).queryByRole('alert')).toBeNull();
    await waitFor(() => {
      expect(said()).toEqual(['Sepet, 2 ürün']);
    });
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

  it('goes by Escape before a message beside it, which the next one closes', { tags: ['D-64'] }, async () => {
    const shop = shopWith(many(1));
    const { user } = await openPanel({ shop });
    shop.setScenario({ faults: { 'cart.add': '500' } });
    await window.vitrin?.cart.add({ productId: 1, quantity: 1, unit: 1 }).catch(() => undefined);
    const alert = await screen.findByRole('alert');
    await user.keyboard('{Escape}');
    await closed();
    expect(alert).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(alert).not.toBeInTheDocument();
    });
  });

  it('goes by Escape before a modal of the page around it, which the next one closes', { tags: ['S1-2.40'] }, async () => {
    const { user } = await openPanel({}, `<div id="modal">${ICON}</div>`);
    const heard: string[] = [];
    document.querySelector('#modal')?.addEventListener('keydown', (event) => {
      if (event instanceof KeyboardEvent) heard.push(event.key);
    });
    await user.keyboard('{Escape}');
    await closed();
    expect(heard).toEqual([]);
    await user.keyboard('{Escape}');
    expect(heard).toEqual(['Escape']);
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
