import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { shopWithCart, showCart } from '@/testing/cart';
import { stayingHere } from '@/testing/requests';
import { order } from './cartPage';

stayingHere();
const RISK = /^Açık hesap risk limitinizi/;

describe('the risk limit', () => {
  const checked = { b2b_risk_limit_islem: '1' };

  it('is told before the order and again at it, and keeps it from being sent', { tags: ['S2-6.05', 'S2-8.13'] }, async () => {
    const shop = shopWithCart(2, { settings: checked, riskLimit: 1 });
    const { user } = await showCart(shop);
    const told = screen.getByText(RISK);
    expect(told).toHaveTextContent('En fazla 0,00 TL sipariş');
    expect(order()).toHaveAccessibleDescription(told.textContent);
    await user.click(order());
    expect(await screen.findByRole('alert')).toHaveTextContent(RISK);
    expect(shop.requests.filter(({ call }) => call === 'cart.order')).toHaveLength(0);
  });

  it('takes its alert back once it says something else', { tags: ['D-64'] }, async () => {
    const { user } = await showCart(shopWithCart(2, { settings: checked, riskLimit: 1 }));
    await user.click(order());
    const alert = await screen.findByRole('alert');
    await user.click(screen.getAllByRole('button', { name: /Artır/ })[0] ?? alert);
    await waitFor(() => {
      expect(alert).not.toBeInTheDocument();
    });
    expect(screen.getByText(RISK)).toBeVisible();
  });

  it('takes the place of what an order before it failed by', { tags: ['D-64'] }, async () => {
    const shop = shopWithCart(1, { settings: checked });
    const [line] = shop.cart.items();
    const limit = (line?.productUnit.defaultPrice.value ?? 0) * (line?.quantity ?? 0) * 1.3;
    const { user } = await showCart(shop, { page: { user: { id: 7, risk_limit: limit }, debitAging: { overdueBalance: 0 } } });
    shop.setScenario({ faults: { 'cart.order': '422' } });
    await user.click(order());
    const failed = await screen.findByText(/Gönderilen bilgiler geçersiz/);
    await waitFor(() => {
      expect(order()).toHaveAttribute('aria-disabled', 'false');
    });
    await user.click(screen.getByRole('button', { name: /^Artır: / }));
    await user.click(order());
    await waitFor(() => {
      expect(screen.getByRole('alert')).toHaveTextContent(RISK);
    });
    expect(failed).not.toBeInTheDocument();
  });

  it('counts the overdue balance, in TRY, and follows the cart', { tags: ['S2-3.16', 'S2-5.26'] }, async () => {
    const shop = shopWithCart(1, { settings: checked });
    const [held] = shop.cart.items();
    const price = (held?.productUnit.defaultPrice.value ?? 0) * 2;
    const total = price + Math.round(price * (held?.product.taxRate ?? 0)) / 100;
    // 1 USD is 32.50 TRY; what is left of the limit is exactly the cart's total.
    const { user } = await showCart(shop, {
      page: {
        user: { id: 7, risk_limit: Number((total + 65).toFixed(2)) },
        debitAging: { overdueBalance: 2, overdueBalanceExpiryDay: 3, currency: 'USD' },
      },
    });
    expect(screen.queryByText(RISK)).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Artır: / }));
    expect(screen.getByText(RISK)).toBeVisible();
  });

  it('shows what is left of it; beyond it the card payment leads', { tags: ['D-36'] }, async () => {
    const shop = shopWithCart(1, { settings: checked });
    const [line] = shop.cart.items();
    const net = (line?.productUnit.defaultPrice.value ?? 0) * (line?.quantity ?? 0);
    const total = net + Math.round(net * (line?.product.taxRate ?? 0)) / 100;
    const { user } = await showCart(shop, {
      page: { user: { id: 7, risk_limit: Number((total + 1).toFixed(2)) }, debitAging: { overdueBalance: 0 } },
    });
    const meter = screen.getByRole('meter', { name: /^Limitinizden kalan ₺1,00$/ });
    expect(Number(meter.getAttribute('aria-valuenow'))).toBeLessThan(100);
    const card = screen.getByRole('button', { name: 'Kartla öde' });
    expect(order().compareDocumentPosition(card)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(screen.getByRole('button', { name: /^Artır: / }));
    expect(screen.getByRole('meter', { name: /^Limitiniz aşıldı ₺/ })).toHaveAttribute('aria-valuenow', '100');
    expect(screen.getByRole('button', { name: 'Kartla öde' }).compareDocumentPosition(order())).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('is no sum on the page of a shop that shows no prices', { tags: ['D-36'] }, async () => {
    await showCart(shopWithCart(1, { settings: { ...checked, showPriceStatus: '0' }, riskLimit: 1_000_000 }));
    expect(order()).toBeVisible();
    expect(screen.queryByRole('meter')).toBeNull();
  });

  it.each([
    ['anybody', {}],
    ['this customer', { settings: checked, riskLimit: 0 }],
  ])('shows no limit, and holds nothing back, where the shop sets none for %s', async (_, scenario) => {
    const shop = shopWithCart(1, scenario);
    const { user } = await showCart(shop);
    expect(screen.queryByRole('meter')).toBeNull();
    await user.click(order());
    await waitFor(() => {
      expect(shop.cart.orders).toHaveLength(1);
    });
  });

  it('holds back neither an offer nor card payment', { tags: ['S1-2.07', 'S1-4.16', 'D-36'] }, async () => {
    const shop = shopWithCart(1, { settings: { ...checked, showPaymentPlanPrice: '1' }, riskLimit: 1 });
    const { user, events } = await showCart(shop);
    expect(screen.getByRole('meter')).toBeVisible();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ödeme planı' }), 'Kredi Kartı');
    expect(screen.queryByText(RISK)).toBeNull();
    expect(screen.queryByRole('meter')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Teklif iste' }));
    await waitFor(() => {
      expect(shop.cart.offers).toMatchObject([{ description: 'Sipariş notu yok' }]);
    });
    await waitFor(() => {
      expect(events.find(({ type }) => type === 'vitrin:before-navigate')?.detail).toMatchObject({ url: '/teklif/liste' });
    });
  });
});
