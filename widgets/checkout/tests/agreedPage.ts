import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, vi } from 'vitest';
import { showCheckout, sums } from './checkoutPage';
import { holdLookups } from './lookups';

const totals = { subTotal: 1000, tax: 0, tryTotal: 1000 };
export const CARD = '4111222233334444';

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const pay = () => screen.getByRole('button', { name: 'Ödeme Yap' });
/** What the summary says is to be paid. */
export const toPay = () => sums()['Ödenecek tutar'];

/** Fills in the card form. */
export function fillIn(): void {
  for (const [name, text] of [
    ['Kart üzerindeki isim', 'Ali Veli'],
    ['Son kullanma tarihi (AA/YY)', '12/29'],
    ['CCV', '987'],
    ['Kart numarası', CARD],
  ] as const)
    fireEvent.input(field(name), { target: { value: text } });
}

/** The payment step of an order of 1.000 TL with the whole form filled in; the lookup of the card waits. */
export async function filledIn(options: Parameters<typeof showCheckout>[1] = { page: { routes: {} } }) {
  const page = await showCheckout({ type: 'CheckoutPayment', totals }, options);
  await screen.findByRole('form', { name: 'Kart bilgileri' });
  const lookup = holdLookups();
  fillIn();
  await waitFor(lookup);
  return { ...page, lookup: lookup() };
}

/** What the payment page is sent. */
export async function sent(): Promise<unknown> {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Kartla ödeme');
  const inside = frame.contentWindow;
  if (!inside) throw new Error('the frame has no window');
  Object.assign(inside.performance, { getEntriesByType: () => [] });
  const posted = vi.spyOn(inside, 'postMessage').mockReturnValue(undefined);
  fireEvent.load(frame);
  expect(posted).toHaveBeenCalledOnce();
  const { amount, installment, plan: planId } = posted.mock.calls[0]?.[0] as Record<string, unknown>;
  return { amount, installment, plan: planId };
}

/** The payment page tells of its success. */
export async function succeed(): Promise<void> {
  const { contentWindow } = screen.getByTitle<HTMLIFrameElement>('Kartla ödeme');
  await waitFor(() => {
    // Told once more where nobody listens yet; heard once.
    const data = { payment_succeed: true };
    window.dispatchEvent(new MessageEvent('message', { data, origin: location.origin, source: contentWindow }));
    expect(screen.getByText('Ödeme başarılı.')).toBeVisible();
  });
}

/** What the success page tells. */
export const told = () => ({
  paid: screen.getByText('Ödenen tutar').nextSibling?.textContent,
  commission: sums()['Kart komisyonu'],
});
