import { screen } from '@testing-library/dom';
import { container, renderPage, type PageOptions } from '@/testing/page';

export const password = () => screen.getByLabelText<HTMLInputElement>('Yeni şifre');
export const repeat = () => screen.getByLabelText<HTMLInputElement>('Yeni şifre (tekrar)');
export const save = () => screen.getByRole('button', { name: 'Kaydet' });
export const status = () => screen.getByRole('status');
export const alert = () => screen.getByRole('alert');

export async function show(options: PageOptions = {}) {
  const page = await renderPage(container('account-setting'), { ...options, url: '/hesap/ayarlar' });
  await window.vitrin?.ready;
  const type = async (first: string, second: string) => {
    if (first) await page.user.type(password(), first);
    if (second) await page.user.type(repeat(), second);
  };
  return { ...page, type };
}
