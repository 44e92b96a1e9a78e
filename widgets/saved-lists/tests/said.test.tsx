import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keep, kept, line, list, openLists, press, rows } from './listsPage';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  localStorage.clear();
});

const said = (text: string) =>
  waitFor(() => {
    expect(document.querySelector('.vt-announcer')).toHaveTextContent(text);
  });

it('what was done to a list is heard', async () => {
  keep(list(1, 'Depo', line('A-1')));
  const { user } = await openLists();
  await user.click(press('Çoğalt: Depo'));
  await said('Liste çoğaltıldı: Depo');
  await user.click(press('Adını değiştir: Depo (2)'));
  await user.keyboard('Şube{Enter}');
  await said('Listenin yeni adı: Şube');
  await user.click(press('Sil: Şube'));
  await said('Liste silindi: Şube');
});

it('a list that keeps its name stays where it was among the others', async () => {
  keep(list(1, 'Depo', line('A-1')), list(2, 'Vitrin', line('B-1')));
  const { user } = await openLists();
  await user.click(press('Adını değiştir: Depo'));
  await user.keyboard('{Enter}');
  expect(rows()).toEqual(['Vitrin', 'Depo']);
  expect(kept().map(({ changed }) => changed)).toEqual([1, 2]);
});

it('Escape in the box of a name reaches nothing else that it would close', async () => {
  keep(list(1, 'Depo', line('A-1')));
  const { user } = await openLists();
  await user.click(press('Adını değiştir: Depo'));
  const heard: string[] = [];
  document.querySelector<HTMLElement>('[data-widget]')?.addEventListener('keydown', ({ key }) => heard.push(key));
  const isTaken = !fireEvent.keyDown(screen.getByRole('textbox', { name: 'Liste adı' }), { key: 'Escape' });
  expect([isTaken, heard]).toEqual([true, []]);
});

it('a list without lines opens no order', async () => {
  keep(list(1, 'Boş'));
  const { user } = await openLists();
  const order = press('Siparişe aç: Boş');
  expect(order).toHaveAttribute('aria-disabled', 'true');
  await user.click(order);
  expect(document.querySelector('[data-widget=quick-order]')).toBeNull();
});

it('no file is made of no lists', async () => {
  await openLists();
  expect(screen.getByText(/^Henüz kayıtlı listeniz yok/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hepsini dosyaya al' })).toBeNull();
});
