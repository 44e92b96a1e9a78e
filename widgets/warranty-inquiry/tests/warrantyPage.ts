import { screen, within } from '@testing-library/dom';
import { container, renderPage, type PageOptions } from '@/testing/page';

export const NO_SALE =
  'Girilen seri numarasında hiçbir satış kaydı bulunmamaktadır, lütfen girdiğiniz seri numarasını kontrol edin.';
export const UNKNOWN = 'Aradığınız ürüne ait bilgi bulunamadı.';

/** The dialog, which is open. */
export const dialog = () => screen.getByRole('dialog', { name: 'Garanti sorgulama' });
export const findDialog = () => screen.findByRole('dialog', { name: 'Garanti sorgulama' });
/** The dialog of the result, once it is open. */
export const result = () => screen.findByRole('dialog', { name: 'Garanti sorgulama sonucu' });
export const field = () => within(dialog()).getByLabelText<HTMLInputElement>('Seri numarası');
export const query = () => within(dialog()).getByRole('button', { name: 'Sorgula' });
export const alert = () => within(dialog()).getByRole('alert');

/** A page with the inquiry, opened by its own button. */
export async function open(options: PageOptions = {}) {
  const page = await renderPage(container('warranty-inquiry'), { ...options, url: '/servis' });
  await window.vitrin?.ready;
  await page.user.click(screen.getByRole('button', { name: 'Garanti sorgulama' }));
  return {
    ...page,
    ask: async (serial: string) => {
      await page.user.type(field(), `${serial}{Enter}`);
    },
  };
}
