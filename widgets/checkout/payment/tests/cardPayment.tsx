import { screen, waitFor } from '@testing-library/dom';
import { useState } from 'react';
import * as v from 'valibot';
import { expect } from 'vitest';
import type { Due } from '../../rules/card/due';
import { formatAmount } from '@/domain/money/format';
import { defineWidget } from '@/page/container/widget';
import { orNull, numberSchema } from '@/schemas/basics';
import CardPayment from '../CardPayment';
import { container, renderPage, withLoad, type PageOptions } from '@/testing/page';
import { requestsOf } from '@/testing/requests';
import type { Shop } from '@mocks/shop/shop';

/** What is paid here is no cart. */
const NO_CART = {
  isChanged: false,
  isAsking: false,
  isRefused: false,
  ask: () => false,
  giveUp: () => undefined,
  refuse: () => undefined,
};

/** Stands for the checkout: a button beside the form, what is due, and whether a payment is under way. */
function Checkout({ amount }: { readonly amount: number | null }) {
  const [due, setDue] = useState<Due | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [paid, setPaid] = useState<readonly string[]>([]);
  return (
    <>
      <CardPayment
        formId="kart"
        amount={amount}
        suggested={0}
        description="Rampaya"
        advencePrice="advencePrice3"
        cart={NO_CART}
        onDue={(next) => {
          setDue(next);
        }}
        onBusy={setBusy}
        onSucceeded={({ amount: sum, installment }) => {
          setPaid((before) => [...before, `${sum} in ${installment}`]);
        }}
      />
      <p data-testid="due">{due && `${formatAmount(due.amount)} / ${due.installment} / ${formatAmount(due.total)}`}</p>
      <p data-testid="busy">{isBusy ? 'busy' : 'idle'}</p>
      <p data-testid="paid">{paid.join()}</p>
      <button type="submit" form="kart">
        Ödeme Yap
      </button>
    </>
  );
}

const host = { default: defineWidget(v.object({ amount: orNull(numberSchema) }), Checkout) };

/** A page with the card payment in it, in the place of a widget of the desk. */
export async function showCard(data: { amount?: number } = {}, options: PageOptions = {}) {
  const bundle = withLoad('cart-complete', () => () => Promise.resolve(host));
  const page = await renderPage(container('cart-complete', data), { ...options, bundle });
  await window.vitrin?.ready;
  return page;
}

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
export const card = () => field('Kart numarası');
export const holder = () => field('Kart üzerindeki isim');
export const expiry = () => field('Son kullanma tarihi (AA/YY)');
export const ccv = () => field('CCV');
export const pay = () => screen.getByRole('button', { name: 'Ödeme Yap' });
/** Waits until this much is due: amount / instalments / total. */
export const expectDue = (text: string) =>
  waitFor(() => {
    expect(screen.getByTestId('due')).toHaveTextContent(text);
  });
export const paid = () => screen.getByTestId('paid').textContent;
export const radios = () => screen.queryAllByRole<HTMLInputElement>('radio');

export const lookups = (shop: Shop) => requestsOf(shop, 'card.bin').map(({ body }) => body);
export const AMOUNT = 'Tutar (TL)';
