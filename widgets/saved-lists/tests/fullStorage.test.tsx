import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keep, line, list, openLists, press, rows } from './listsPage';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  localStorage.clear();
});

const FULL = 'Tarayıcı listeyi saklayamadı: yeri dolu ya da saklamaya izni yok.';

/** From now on the browser keeps nothing more. */
const fill = () =>
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
const isTold = async () => {
  expect(await screen.findByText(FULL, { selector: '.vt-notice-bar__text' })).toBeVisible();
  await waitFor(() => {
    expect(document.querySelector('.vt-announcer')).toHaveTextContent(FULL);
  });
};

describe('a browser that keeps nothing more says so', () => {
  it.each([
    ['where a list is duplicated', 'Çoğalt: Depo'],
    ['where one is deleted, which stays', 'Sil: Depo'],
  ])('%s', async (_, name) => {
    keep(list(1, 'Depo', line('A-1')));
    const { user } = await openLists();
    fill();
    await user.click(press(name));
    await isTold();
    expect(rows()).toEqual(['Depo']);
    expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull();
  });

  it('where one is renamed, whose new name stays to be kept', async () => {
    keep(list(1, 'Depo', line('A-1')));
    const { user } = await openLists();
    fill();
    await user.click(press('Adını değiştir: Depo'));
    await user.keyboard('Şube{Enter}');
    await isTold();
    expect(screen.getByRole('textbox', { name: 'Liste adı' })).toHaveValue('Şube');
  });

  it('where one that was deleted is to come back, which can be tried again', async () => {
    keep(list(1, 'Depo', line('A-1')));
    const { user } = await openLists();
    await user.click(press('Sil: Depo'));
    fill();
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    await isTold();
    expect(screen.queryByText(/geri/)).toBeNull();
  });

  it('where a file brings lists, and not that they were taken', async () => {
    const { user } = await openLists();
    fill();
    const file = new File([JSON.stringify([list(9, 'Depo', line('C-1'))])], 'listeler.json', { type: 'application/json' });
    await user.upload(screen.getByLabelText('Dosyadan al'), file);
    await isTold();
    expect(screen.queryByText('1 liste alındı.')).toBeNull();
  });
});
