import { screen, within } from '@testing-library/dom';
import { beforeEach, vi } from 'vitest';
import { container, renderPage, type PageOptions } from '@/testing/page';
import type { Fault } from '@mocks/shop/scenario';
import { holdRequests } from '@/testing/requests';

/** A line of a cart, as the server prints it. */
const line = {
  id: 1,
  quantity: 1,
  product: { id: 1, seo: 'vida', name: 'Vida M8', code: 'V-8', taxRate: 0, units: [] },
  productUnit: { id: 1, value: 'ADET', multiplier: 1, defaultPrice: { value: 5, currency: 'TL' } },
};

/** A checkout whose cart comes to `amount` TL, as its container says it. */
export const checkoutOver = (amount: number) =>
  container('checkout', { type: 'CheckoutPreview', items: [line], totals: { subTotal: amount, tax: 0, tryTotal: amount } });

/** The preview of a checkout whose cart comes to `amount`, and the dialog of payment links open on it. */
export async function openPaymentLink(amount = 0, options: PageOptions = {}) {
  const page = await renderPage(checkoutOver(amount), { ...options, url: '/odeme' });
  await window.vitrin?.ready;
  await page.user.click(await screen.findByRole('button', { name: 'Ödeme Bağlantısı Oluştur' }));
  await screen.findByRole('dialog', { name: 'Ödeme Bağlantısı Oluştur' });
  return page;
}

/** For the tests of a file: the window that a click opens, as far as it is looked at, and what opens it. */
export function watchWindows() {
  const opened = { opener: {}, closed: false, document: { title: '' }, location: { replace: vi.fn() }, close: vi.fn() };
  const openWindow = vi.fn<() => object | null>();
  beforeEach(() => {
    opened.location.replace.mockClear();
    opened.close.mockClear();
    vi.stubGlobal('open', openWindow.mockReset().mockReturnValue(opened));
  });
  return { opened, openWindow };
}

/** The checkout behind the dialog has boxes and buttons of its own. */
export const dialog = () => within(screen.getByRole('dialog', { name: 'Ödeme Bağlantısı Oluştur' }));

export const amountBox = () => dialog().getByRole<HTMLInputElement>('textbox', { name: 'Tutar (TL)' });
export const emailBox = () => dialog().getByRole<HTMLInputElement>('textbox', { name: 'E-posta' });
export const linkBox = () => dialog().getByRole<HTMLInputElement>('textbox', { name: 'Ödeme bağlantısı' });
export const workButton = (name: (typeof WORK_BUTTONS)[number]) => dialog().getByRole('button', { name });

/** The buttons that make a link, by their names. */
export const WORK_BUTTONS = [
  'Bağlantı oluştur',
  'E-posta ile gönder',
  'WhatsApp ile paylaş (yeni sekme)',
  'Bağlantıyı kopyala',
] as const;

/** What the shop was sent for links, in order. */
export const bodies = (shop: { readonly requests: ReadonlyArray<{ readonly call: string; readonly body: unknown }> }) =>
  shop.requests.filter(({ call }) => call === 'payment-link').map(({ body }) => body);
/** What describes a box. */
export const describedBy = (box: HTMLInputElement) =>
  (box.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

/** The dialog with an address in it; requests without an answer can be given up. */
export async function openAddressed(fault?: Fault) {
  const page = await openPaymentLink(1250.5, { scenario: fault ? { faults: { 'payment-link': fault } } : {} });
  const giveUp = holdRequests();
  await page.user.type(emailBox(), 'ayse@firma.com');
  return { ...page, giveUp };
}
