import { screen, within } from '@testing-library/dom';
import { container, renderPage, type PageOptions } from '@/testing/page';

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

/** The checkout behind the dialog has boxes and buttons of its own. */
export const dialog = () => within(screen.getByRole('dialog', { name: 'Ödeme Bağlantısı Oluştur' }));

export const amountBox = () => dialog().getByRole<HTMLInputElement>('textbox', { name: 'Tutar (TL)' });
export const emailBox = () => dialog().getByRole<HTMLInputElement>('textbox', { name: 'E-posta' });
export const linkBox = () => dialog().getByRole<HTMLInputElement>('textbox', { name: 'Ödeme bağlantısı' });
export const workButton = (
  name: 'Bağlantı oluştur' | 'E-posta ile gönder' | 'WhatsApp ile paylaş (yeni sekme)' | 'Bağlantıyı kopyala',
) => dialog().getByRole('button', { name });
