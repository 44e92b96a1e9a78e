import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { container } from '@/testing/page';
import { PLACE, keep, kept, line, list, openLists, press, rows } from './listsPage';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  localStorage.clear();
});

/** What was done, above the lists. */
const notice = () => screen.findByText(/./, { selector: '.vt-notice-bar__text' });

describe('a list', () => {
  it('is renamed in its place; Escape leaves it, and the name of another is refused', async () => {
    keep(list(1, 'Depo', line('A-1')), list(2, 'Vitrin', line('B-1')));
    const { user } = await openLists();
    expect(rows()).toEqual(['Vitrin', 'Depo']);
    await user.click(press('Adını değiştir: Depo'));
    expect(screen.getByRole('textbox', { name: 'Liste adı' })).toHaveFocus();
    await user.keyboard('vİTRİN{Enter}');
    expect(screen.getByRole('textbox', { name: 'Liste adı' })).toHaveAccessibleDescription('Bu adda bir liste var.');
    // The box has had the focus, and is not read again.
    await waitFor(() => {
      expect(document.querySelector('.vt-announcer')).toHaveTextContent('Bu adda bir liste var.');
    });
    await user.keyboard('{Escape}');
    expect(rows()).toEqual(['Vitrin', 'Depo']);
    expect(press('Siparişe aç: Depo')).toHaveFocus();
    await user.click(press('Adını değiştir: Depo'));
    // Its own name is no other's.
    await user.keyboard('DEPO{Enter}');
    expect(rows()).toEqual(['DEPO', 'Vitrin']);
    await user.click(press('Adını değiştir: DEPO'));
    await user.keyboard('Şube{Enter}');
    expect(rows()).toEqual(['Şube', 'Vitrin']);
  });

  it('is duplicated, and deleted until that is undone', async () => {
    keep(list(1, 'Depo', line('A-1', '3')));
    const { user } = await openLists();
    await user.click(press('Çoğalt: Depo'));
    expect(rows()).toEqual(['Depo (2)', 'Depo']);
    await user.click(press('Sil: Depo'));
    expect(rows()).toEqual(['Depo (2)']);
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(rows()).toEqual(['Depo (2)', 'Depo']);
    // The button is gone.
    expect(screen.getByRole('region', { name: /^Kayıtlı listeler/ })).toHaveFocus();
    expect(kept().find(({ name }) => name === 'Depo')).toMatchObject({ id: 1, lines: [line('A-1', '3')] });
  });

  it('is duplicated, deleted and brought back by a double click once: what moves under the pointer is not meant', async () => {
    keep(list(1, 'Depo', line('A-1')), list(2, 'Şube', line('B-1')));
    const { user } = await openLists();
    await user.dblClick(press('Çoğalt: Depo'));
    expect(rows()).toEqual(['Depo (2)', 'Şube', 'Depo']);
    await user.click(press('Sil: Depo (2)'));
    fireEvent.click(press('Sil: Şube'), { detail: 2 });
    fireEvent.click(screen.getByRole('button', { name: 'Geri al' }), { detail: 2 });
    // What a click changes shows in the next moment.
    await Promise.resolve();
    expect(rows()).toEqual(['Şube', 'Depo']);
  });

  it('hands the focus to the lists where it is deleted by the menu of its row', async () => {
    keep(list(1, 'Depo', line('A-1')), list(2, 'Şube', line('B-1')));
    const { user } = await openLists();
    press('Listenin işlemleri: Depo').focus();
    await user.keyboard('{Enter}{End}');
    expect(screen.getByRole('menuitem', { name: 'Sil: Depo' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(rows()).toEqual(['Şube']);
    expect(screen.getByRole('region', { name: /^Kayıtlı listeler/ })).toHaveFocus();
  });

  it('opens in the quick order, with its codes, units and quantities', async () => {
    keep(list(1, 'Depo', line('A-1', '3'), line('B-2', 'abc')));
    const { user } = await openLists();
    await user.click(press('Siparişe aç: Depo'));
    const order = within(await screen.findByRole('dialog', { name: 'Hızlı sipariş' }));
    await order.findByRole('textbox', { name: 'Kod, 3. satır' });
    const values = order.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
    expect(values.filter(Boolean)).toEqual(['A-1', '3', 'B-2', 'abc']);
  });

  it('is put into a quick order on the same page once by a double click', async () => {
    keep(list(1, 'Depo', line('A-1', '3')));
    const { user } = await openLists(container('quick-order', {}, 'data-load="eager"'));
    await user.dblClick(press('Siparişe aç: Depo'));
    await screen.findByRole('textbox', { name: 'Kod, 2. satır' });
    expect(screen.getByRole('textbox', { name: 'Miktar, 1. satır' })).toHaveValue('3');
  });

  it('that another tab has changed shows as it is there', async () => {
    keep(list(1, 'Depo', line('A-1')));
    await openLists();
    keep(list(1, 'Depo', line('A-1')), list(2, 'Öbür sekme', line('B-1')));
    window.dispatchEvent(new StorageEvent('storage', { key: PLACE }));
    await waitFor(() => {
      expect(rows()).toEqual(['Öbür sekme', 'Depo']);
    });
  });
});

describe('a file of lists', () => {
  const choose = (text: string) => new File([text], 'listeler.json', { type: 'application/json' });

  it('comes in beside those that are there; what is no list in it is counted', async () => {
    keep(list(1, 'Depo', line('A-1')));
    const { user } = await openLists();
    const file = choose(JSON.stringify([list(9, 'Depo', line('C-1', '2')), { name: 5 }]));
    await user.upload(screen.getByLabelText('Dosyadan al'), file);
    expect(await notice()).toHaveTextContent('1 liste alındı. 1 kayıt okunamadı.');
    expect(kept()).toMatchObject([
      { name: 'Depo', lines: [line('A-1')] },
      { name: 'Depo (2)', lines: [line('C-1', '2')] },
    ]);
  });

  it('loses no list for a line without a code: that is counted, and the others come', { tags: ['D-68'] }, async () => {
    keep({ ...list(1, 'Atölye', line('A-1')), lines: [line('A-1'), { code: '', quantity: '1', unit: null }] });
    const { user } = await openLists();
    expect(rows()).toEqual(['Atölye']);
    const file = choose(JSON.stringify([{ name: 'Depo', lines: [line('C-1', '2'), { quantity: '3' }, line('D-1')] }]));
    await user.upload(screen.getByLabelText('Dosyadan al'), file);
    expect(await notice()).toHaveTextContent('1 liste alındı. 1 kayıt okunamadı.');
    expect(kept()).toMatchObject([
      { name: 'Atölye', lines: [line('A-1')] },
      { name: 'Depo', lines: [line('C-1', '2'), line('D-1')] },
    ]);
  });

  it('shows them in the order in which they stood where they were taken out', async () => {
    const { user } = await openLists();
    const file = choose(JSON.stringify([list(9, 'Yeni', line('C-1')), list(5, 'Eski', line('D-1'))]));
    await user.upload(screen.getByLabelText('Dosyadan al'), file);
    await notice();
    expect(rows()).toEqual(['Yeni', 'Eski']);
  });

  it('that holds none says so, and changes nothing', async () => {
    keep(list(1, 'Depo', line('A-1')));
    const { user } = await openLists();
    await user.upload(screen.getByLabelText('Dosyadan al'), choose('kod;miktar'));
    expect(await notice()).toHaveTextContent(/^Bu dosyada liste bulunamadı/);
    expect(rows()).toEqual(['Depo']);
  });

  it('can be chosen again, as after a list of it was deleted', async () => {
    const { user } = await openLists();
    const file = choose(JSON.stringify([list(9, 'Depo', line('C-1', '2'))]));
    await user.upload(screen.getByLabelText('Dosyadan al'), file);
    await notice();
    await user.click(press('Sil: Depo'));
    await user.upload(screen.getByLabelText('Dosyadan al'), file);
    await waitFor(() => {
      expect(rows()).toEqual(['Depo']);
    });
  });

  it('too large to be one is not read, whatever stands in it', async () => {
    const { user } = await openLists();
    const lists = JSON.stringify([list(9, 'Depo', line('C-1', '2'))]);
    await user.upload(screen.getByLabelText('Dosyadan al'), choose(lists.padEnd(5_000_001)));
    expect(await notice()).toHaveTextContent(/^Bu dosyada liste bulunamadı/);
    expect(rows()).toEqual([]);
  });

  it('is called the same in English before and after it comes in', async () => {
    const { user } = await openLists('', 'en');
    const file = choose(JSON.stringify([list(9, 'Depo', line('C-1', '2'))]));
    await user.upload(screen.getByLabelText('Import from a file'), file);
    expect(await notice()).toHaveTextContent('1 list imported.');
    expect(press('Export all to a file')).toBeVisible();
  });
});

it('lists show beside one whose date is none', async () => {
  keep({ ...list(1, 'Depo', line('A-1')), changed: 1e300 }, list(2, 'Vitrin', line('B-1')));
  await openLists();
  expect(rows()).toEqual(['Vitrin', 'Depo']);
});

it('lists of another user of this browser are not shown', async () => {
  localStorage.setItem('vitrin:saved-lists:8', JSON.stringify([list(1, 'Başkasının', line('A-1'))]));
  await openLists();
  expect(rows()).toEqual([]);
});
