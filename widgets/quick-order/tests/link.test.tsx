import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { container, renderPage } from '@/testing/page';
import { amountBox, codeBox, goodsOf, notice, openQuickOrder } from './orderPage';
import { createShop } from '@mocks/shop/shop';

const question = () => screen.findByRole('alertdialog', { name: 'Bağlantıdaki sipariş' });
const linkTo = (...lines: readonly string[]) => `/hizli-siparis?a=1#vitrin-order=${lines.join(';')}`;

describe('a link to an order', () => {
  it('asks first, then puts its lines into the grid; the address forgets it', async () => {
    const shop = createShop();
    const [first, second] = goodsOf(shop);
    const { user } = await openQuickOrder({}, { shop, url: linkTo(`${first?.code}:3`, `${second?.code}:2`) });
    const asked = within(await question());
    expect(asked.getByText(/^Bağlantıda 2 satır var\./)).toBeVisible();
    expect(location.href).toMatch(/\/hizli-siparis\?a=1$/);
    expect(codeBox(1)).toHaveValue('');
    await user.click(asked.getByRole('button', { name: 'Hızlı siparişe koy' }));
    await waitFor(() => {
      expect([codeBox(1), amountBox(1), codeBox(2), amountBox(2)].map((box) => (box as HTMLInputElement).value)).toEqual([
        first?.code,
        '3',
        second?.code,
        '2',
      ]);
    });
    expect(shop.cart.items()).toEqual([]);
    // Asked again, they would be put in twice.
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('says that it was cut on its way', async () => {
    await openQuickOrder({}, { url: linkTo(':9;A-1:3', 'B') });
    expect(within(await question()).getByText(/^Bağlantı yolda kesilmiş/)).toBeVisible();
  });

  it('is forgotten by the address whatever the base of the page', async () => {
    const html = `<base href="https://cdn.test/tema/">${container('quick-order')}`;
    await renderPage(html, { url: linkTo('A-1:3') });
    await question();
    expect(location.pathname + location.search + location.hash).toBe('/hizli-siparis?a=1');
  });

  it('that is not wanted changes nothing', async () => {
    const { user } = await openQuickOrder({}, { url: linkTo('A-1:3') });
    await user.click(within(await question()).getByRole('button', { name: 'Geri dön' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(codeBox(1)).toHaveValue('');
  });

  it('opens the quick order on a page that has none', async () => {
    const { user } = await renderPage(container('cart-icon', undefined, 'data-load="eager"'), { url: linkTo('YOK-1:3') });
    await user.click(within(await question()).getByRole('button', { name: 'Hızlı siparişe koy' }));
    const order = within(await screen.findByRole('dialog', { name: 'Hızlı sipariş' }));
    expect(await order.findByDisplayValue('YOK-1')).toBeVisible();
  });

  it('is made of what stands in the grid, for the page of the quick order', async () => {
    const { user, codes, said } = await openQuickOrder({ lines: [{ code: 'X', quantity: 1 }] }, {});
    await user.clear(codeBox(1));
    await user.type(codeBox(1), `${codes[0]}{Enter}`);
    const copy = vi.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Bağlantıyı kopyala' }));
    expect(copy).toHaveBeenCalledWith(
      `${location.origin}/hizli-siparis#vitrin-order=:${`${codes[0]}:1`.length};${encodeURIComponent(codes[0] ?? '')}:1`,
    );
    await waitFor(() => {
      expect(said().at(-1)).toMatch(/bağlantısı kopyalandı/);
    });
  });

  it('stands in words where the browser lets nothing be copied', async () => {
    const { user } = await openQuickOrder({ lines: [{ code: 'YOK-1', quantity: 4 }] });
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await user.click(screen.getByRole('button', { name: 'Bağlantıyı kopyala' }));
    expect(await notice()).toHaveTextContent(/#vitrin-order=:7;YOK-1:4$/);
  });
});
