import { screen } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { shopWithCart } from '@/testing/cart';
import { LEFT_BY } from '@/page/navigation';
import { watchSaid } from '@/testing/page';
import { stayHere } from '@/testing/requests';
import { filledIn, pay, sent, succeed, toPay } from './agreedPage';
import { showCheckout } from './checkoutPage';

const plan = { id: 33, installment: 3, commisionFee: 3.5, isDefault: '1' };

/** An order of 1.000 TL that is paid in three instalments, for 1.035 TL. */
async function paidInThree(options?: Parameters<typeof filledIn>[0]) {
  const page = await filledIn(options);
  page.lookup.answer(200, { bank: { organization: 'Anadolu Bankası' }, plans: [plan] });
  await screen.findByRole('radiogroup');
  expect(toPay()).toBe('₺1.035,00');
  await page.user.click(pay());
  await sent();
  return page;
}

it('the page is told of a payment before its commission', { tags: ['S2-2.28'] }, async () => {
  const { events } = await paidInThree();
  await succeed();
  const told = events.filter(({ type }) => type === 'vitrin:payment-succeeded');
  expect(told.map(({ detail }) => detail as object)).toEqual([{ paymentType: 'order', amount: 1000, orderId: null }]);
});

it(
  'a payment shows in place at once where the page stops the way to its summary, and is said once',
  { tags: ['S2-2.20'] },
  async () => {
    await paidInThree({});
    const left = stayHere();
    const said = watchSaid();
    const clock = window.setTimeout;
    const late: Array<() => void> = [];
    vi.spyOn(window, 'setTimeout').mockImplementation(((then: () => void, delay?: number) =>
      delay === LEFT_BY ? late.push(then) : clock(then, delay)) as typeof window.setTimeout);
    await succeed();
    expect(left).toEqual(['/odeme/ozet']);
    expect(late).toHaveLength(1);
    const words = 'Ödeme başarılı. Ödenen tutar: ₺1.035,00';
    await vi.waitFor(() => {
      expect(said()).toContain(words);
    });
    for (const then of late) then();
    // What is said is heard in the next frame.
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    expect(said().filter((each) => each === words)).toHaveLength(1);
  },
);

it('a quantity that cannot be read is a dash among what is bought', { tags: ['D-68'] }, async () => {
  vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const shop = shopWithCart(1);
  const [line] = shop.cart.items();
  await showCheckout({ items: [{ ...line, quantity: 'iki' }] }, { shop });
  expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)[0]).toBe('-');
});
