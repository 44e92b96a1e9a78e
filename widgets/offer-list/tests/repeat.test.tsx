import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { keepDownloads } from '@/testing/downloads';
import { details, line, offer, pageOf, press, profits, showAnswer } from './offerPage';

const show = () => showAnswer(pageOf(offer(7, { offerItems: [line(101, 10, 100, { profit: 12.5 }), line(102, 4, 2)] })));

it('is ordered again in the quick order, in the units that its products are sold in', async () => {
  const { user } = await show();
  await user.click(press('Tekrar sipariş ver', 'TKF-7'));
  const dialog = await screen.findByRole('dialog', { name: 'Hızlı sipariş' });
  await within(dialog).findByRole('textbox', { name: 'Kod, 2. satır' });
  const boxes = within(dialog).getAllByRole<HTMLInputElement>('textbox', { name: /^(?:Kod|Miktar)/ });
  expect(boxes.map(({ value }) => value).filter(Boolean)).toEqual(['V-101', '10', 'V-102', '4']);
});

it('is kept as a sheet as its customer reads it: net, the profit in every price, and not what the dealer pays', async () => {
  const files = keepDownloads();
  const { user } = await show();
  await user.click(press('CSV indir', 'TKF-7'));
  expect((await files[0]?.text())?.split('\r\n')).toEqual([
    expect.stringContaining('Kod;Ürün;Miktar;Birim fiyat (KDV hariç);Tutar;Para birimi'),
    'V-101;Vida 101;10;112,5;1125;TRY',
    'V-102;Vida 102;4;2;8;TRY',
    '',
  ]);
});

it('is kept as it stands on the screen, saved or not', async () => {
  const files = keepDownloads();
  const { user } = await show();
  await user.click(details('TKF-7'));
  await user.type(profits()[1] ?? document.body, '50');
  await user.click(press('CSV indir', 'TKF-7'));
  expect(await files[0]?.text()).toContain('V-102;Vida 102;4;3;12;TRY');
});
