import { screen } from '@testing-library/dom';
import { expect, it, vi } from 'vitest';
import { keepDownloads } from '@/testing/downloads';
import { codeBox, notice, openQuickOrder } from './orderPage';

// A thousand rows take as long as a hundred tests.
vi.mock('../rules/line', async (load) => ({ ...(await load<object>()), MOST_LINES: 3 }));

it('gives the rows of a paste that were not taken away as a file, below their titles, once for a double click', async () => {
  const files = keepDownloads();
  const { user } = await openQuickOrder();
  const rows = Array.from({ length: 5 }, (_, at) => `YOK-${at};${at + 1}`);
  await user.click(codeBox(1));
  await user.paste(['Kod;Miktar', ...rows].join('\n'));
  expect(await notice()).toHaveTextContent('3 satır alındı. 2 satır alınmadı: bir kerede en çok 3 kod alınır.');
  await user.dblClick(screen.getByRole('button', { name: 'Alınmayan satırları indir (CSV)' }));
  const sheets = await Promise.all(files.map((file) => file.text()));
  expect(sheets.map((sheet) => sheet.replace('\uFEFF', '').trim().split('\r\n'))).toEqual([['Kod;Miktar', 'YOK-3;4', 'YOK-4;5']]);
});
