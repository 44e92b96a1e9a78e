import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { leavePage } from '@/testing/page';
import { amountBox, codeBox, openQuickOrder, ready, rowOf } from './orderPage';

describe('opening', () => {
  it('takes lines from scripts, in place', async () => {
    const { codes } = await openQuickOrder();
    window.vitrin?.open('quick-order', { lines: [{ code: codes[0] ?? '', unit: 'ADET', quantity: 1.5 }] });
    await waitFor(() => {
      expect(screen.getByText(/1,5 yerine 1 alındı/)).toBeVisible();
    });
  });

  it('leaves out what is no line, and takes the others', { tags: ['D-68'] }, async () => {
    const { codes } = await openQuickOrder();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const lines = [
      { code: codes[0], quantity: 2 },
      { code: null, quantity: 1 },
      { code: codes[1], quantity: 1 },
    ];
    window.vitrin?.open('quick-order', { lines } as never);
    await ready(2);
    expect([codeBox(1), codeBox(2)].map((box) => (box as HTMLInputElement).value)).toEqual(codes.slice(0, 2));
    expect(warn).toHaveBeenCalledWith(
      expect.stringMatching(/^\[vitrin\] vitrin\.open\("quick-order", …\): lines\.1\.code: received/),
    );
  });

  it('makes one row of lines of one code and unit, wherever they stand among those of a script', async () => {
    const { codes } = await openQuickOrder();
    const far = Array.from({ length: 16 }, (_, at) => ({ code: codes[at % 15] ?? '', quantity: 1 }));
    window.vitrin?.open('quick-order', {
      lines: [{ code: codes[1] ?? '', quantity: 2 }, { code: codes[1] ?? '', quantity: 1 }, ...far],
    });
    await ready(15);
    expect([amountBox(1), amountBox(2), amountBox(3)].map((box) => (box as HTMLInputElement).value)).toEqual(['4', '2', '1']);
  });

  it('asks about no code before its dialog is opened', async () => {
    const { user, codes, shop } = await openQuickOrder({}, {}, 'data-load="eager"');
    await user.type(codeBox(1), `${codes[0] ?? ''}{Enter}`);
    await screen.findByText('1 / 1 satır hazır');
    leavePage();
    const asked = () => shop.requests.filter(({ call }) => call === 'products').length;
    const before = asked();
    const page = await openQuickOrder({}, { shop }, 'data-view="dialog" data-load="eager"');
    // What was asked at once would have been answered before the cart.
    await waitFor(() => {
      expect(shop.requests.filter(({ call }) => call === 'cart.get')).toHaveLength(2);
    });
    expect(asked()).toBe(before);
    await page.user.click(screen.getByRole('button', { name: 'Hızlı sipariş' }));
    expect(await screen.findByText('1 / 1 satır hazır')).toBeVisible();
  });

  it('is a dialog where its container says so, and keeps its rows when it is closed', async () => {
    const { user, codes } = await openQuickOrder(
      { lines: [{ code: 'A-1', quantity: 2 }] },
      {},
      'data-view="dialog" data-load="eager"',
    );
    expect(screen.queryByRole('table')).toBeNull();
    window.vitrin?.open('quick-order', { lines: [{ code: codes[0] ?? '', quantity: 2 }] });
    expect(await screen.findByRole('dialog', { name: 'Hızlı sipariş' })).toBeVisible();
    expect(await ready2()).toBeVisible();
    expect(codeBox(3)).toHaveFocus();
    // What is being typed goes first, and the dialog with the next press.
    await user.keyboard('YOK{Escape}');
    expect(codeBox(3)).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Kapat' }));
    await user.click(screen.getByRole('button', { name: 'Hızlı sipariş' }));
    expect(codeBox(2)).toHaveValue(codes[0]);
  });
});

const ready2 = () => screen.findByText('1 / 2 satır hazır');

it('what is left of the limit stands above the button, where the shop sets one', { tags: ['D-36'] }, async () => {
  await openQuickOrder({}, { scenario: { settings: { b2b_risk_limit_islem: '1' }, riskLimit: 100 }, page: { debitAging: null } });
  expect(await screen.findByRole('meter', { name: /^Limitinizden kalan/ })).toHaveAttribute('aria-valuenow', '0');
});

it('says of a row of how many lines it was made', async () => {
  const twice = [1, 2].map((quantity) => ({ code: 'YOK-1', quantity }));
  await openQuickOrder({ lines: twice });
  expect(await rowOf(1).findByText('2 satır birleştirildi')).toBeVisible();
  expect(amountBox(1)).toHaveValue('3');
});
