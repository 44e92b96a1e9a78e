import { screen } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import { card, ccv, expiry, holder, pay, showCard } from './cardPayment';

/** A card number. */
export const CARD = '4111222233334444';
/** What the frame is sent for that card. */
export const MESSAGE = {
  ccno: CARD,
  ccv: '987',
  expiry: '12/29',
  holder: 'Ali Veli',
  plan: 31,
  installment: 1,
  amount: 250,
  description: 'Rampaya',
  advencePrice: 'advencePrice3',
};

/** Fills in the whole form. */
export async function fillIn(user: UserEvent) {
  await user.type(holder(), 'Ali Veli');
  await user.type(expiry(), '1229');
  await user.type(ccv(), '987');
  await user.type(card(), CARD);
  await screen.findByRole('radiogroup');
}

/** A payment whose dialog is open: its frame, and everything that was posted to it. */
export async function started() {
  const page = await showCard({ amount: 250 });
  await fillIn(page.user);
  await page.user.click(pay());
  return { ...page, ...frameOf() };
}

/** The frame of the dialog, with what is posted to it. */
export function frameOf({ status = 200 } = {}) {
  const frame = screen.getByTitle<HTMLIFrameElement>('Kartla ödeme');
  const inside = frame.contentWindow;
  if (!inside) throw new Error('the frame has no window');
  // jsdom keeps no times of pages.
  Object.assign(inside.performance, { getEntriesByType: () => [{ responseStatus: status }] });
  const posted = vi.spyOn(inside, 'postMessage').mockReturnValue(undefined);
  return { frame, inside, posted };
}

export interface Said {
  readonly origin?: string;
  readonly source?: Window | null;
}

/** A message to the page, by default from nobody known. */
export function say(data: unknown, { origin = location.origin, source = null }: Said): void {
  window.dispatchEvent(new MessageEvent('message', { data, origin, source }));
}

export const isOpen = () => screen.queryByRole('dialog') !== null;
/** Expects nothing of the card to be left. */
export const isEmpty = () => {
  expect(card()).toHaveValue('');
  expect(expiry()).toHaveValue('');
  expect(ccv()).toHaveValue('');
};
