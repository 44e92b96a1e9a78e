import { screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepDownloads } from '@/testing/downloads';
import { watchSaid } from '@/testing/page';
import { keep, kept, line, list, openLists, press, rows } from './listsPage';

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  localStorage.clear();
});

const saveDialog = () => screen.findByRole('dialog', { name: 'Listeye kaydet' });

describe('lines', () => {
  it('are kept under a name of their own, each code and unit once', async () => {
    const { user } = await openLists();
    expect(screen.getByText(/^Henüz kayıtlı listeniz yok/)).toBeVisible();
    window.vitrin?.open('saved-lists', {
      name: 'Haftalık',
      lines: [
        { code: 'A-1', quantity: 2 },
        { code: 'a-1', quantity: 3 },
        { code: 'A-1', quantity: 1, unit: 'KOLİ' },
      ],
    });
    const dialog = within(await saveDialog());
    const name = dialog.getByRole('textbox', { name: 'Liste adı' });
    expect(name).toHaveValue('Haftalık');
    await user.clear(name);
    // Who is about to type another one has done nothing wrong.
    expect(name).toBeValid();
    await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
    expect(name).toHaveAccessibleDescription('Listeye bir ad verin.');
    expect(name).toHaveFocus();
    // The field has the focus already, and is not read again.
    const said = watchSaid();
    await user.keyboard('{Enter}');
    await waitFor(() => {
      expect(said()).toEqual(['Listeye bir ad verin.']);
    });
    await user.type(name, 'Pazartesi');
    await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
    expect(kept()).toMatchObject([{ name: 'Pazartesi', lines: [line('A-1', '5'), line('A-1', '1', 'KOLİ')] }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(rows()).toEqual(['Pazartesi']);
    expect(screen.getByText(/2 satır ·/)).toBeVisible();
  });

  it('are added to a list that is there', async () => {
    keep(list(1, 'Depo', line('A-1', '2')));
    const { user } = await openLists();
    window.vitrin?.open('saved-lists', { name: 'Depo', lines: [{ code: 'A-1', quantity: 4 }] });
    const dialog = within(await saveDialog());
    // The name is taken: a new list gets a number, unless the visitor wants it in the old one.
    expect(dialog.getByRole('textbox', { name: 'Liste adı' })).toHaveValue('Depo (2)');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Nereye' }), 'Depo');
    await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
    expect(kept()).toMatchObject([{ name: 'Depo', lines: [line('A-1', '6')] }]);
    expect(await screen.findByText('1 satır “Depo” listesine kaydedildi.')).toBeVisible();
  });

  it('that the browser cannot keep are not lost: it says so, and gives them as a file', async () => {
    const { user } = await openLists();
    window.vitrin?.open('saved-lists', { name: 'Depo', lines: [{ code: 'A-1', quantity: 4 }] });
    const dialog = within(await saveDialog());
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(dialog.getByRole('button', { name: 'Kaydet' }));
    expect(dialog.getByRole('alert')).toHaveTextContent(/yeri dolu/);
    expect(dialog.getByRole('button', { name: 'CSV indir' })).toBeVisible();
    expect(dialog.getByRole('textbox', { name: 'Liste adı' })).toHaveValue('Depo');
  });

  it('are written into a file as the quick order reads them: a part of a unit by its comma', { tags: ['D-63'] }, async () => {
    const files = keepDownloads();
    keep(list(1, 'Depo', line('A-1', '1.125', 'METRE'), line('B-1', 'çok')));
    const { user } = await openLists();
    await user.click(press('CSV indir: Depo'));
    expect(await files[0]?.text()).toContain('A-1;1,125;METRE\r\nB-1;çok;');
  });

  it('that make no sense are told in the console, and take no others with them', { tags: ['D-68'] }, async () => {
    await openLists();
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    window.vitrin?.open('saved-lists', { lines: 'A-1' } as never);
    await waitFor(() => {
      expect(warn).toHaveBeenCalledWith(expect.stringMatching(/^\[vitrin\] vitrin\.open\("saved-lists", …\): lines/));
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    window.vitrin?.open('saved-lists', { lines: [null, { code: 'A-1', quantity: 4 }] } as never);
    expect(within(await saveDialog()).getByText('1 satır')).toBeVisible();
  });
});
