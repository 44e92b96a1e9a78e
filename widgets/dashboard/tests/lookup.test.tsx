import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { alertsByNow } from '@/testing/messages';
import { answerRequests } from '@/testing/requests';
import { alertOf, rowsOf, searchButton, showDashboard, termBox, typeBox, table } from './dashboardPage';

describe('a look-up', () => {
  it('by word says who searched it', { tags: ['S2-2.60', 'S2-2.61', 'S2-7.27'] }, async () => {
    const { user, shop } = await showDashboard();
    expect(typeBox()).toHaveDisplayValue('Kelime araması');
    await user.type(termBox(), '  vida m8 {Enter}');
    const dialog = await screen.findByRole('dialog', { name: '“vida m8” kelimesini arayanlar' });
    expect(rowsOf(within(dialog).getByRole('table'))[0]).toEqual(['Kullanıcı', 'Arama sayısı', 'Tarih']);
    expect(shop.requests.at(-1)?.path).toBe('/yonetim/search_queries?query=vida+m8&type=kelime');
  });

  it('by user says what was searched', { tags: ['S2-2.60', 'S2-3.36', 'S2-9.32'] }, async () => {
    const { user, shop } = await showDashboard();
    await user.selectOptions(typeBox(), 'Kullanıcı araması');
    await user.type(termBox(), 'İnci');
    await user.click(searchButton());
    const dialog = await screen.findByRole('dialog', { name: '“İnci” kullanıcısının aramaları' });
    const [titles, first] = rowsOf(within(dialog).getByRole('table'));
    expect(titles).toEqual(['Kelime', 'Arama sayısı', 'Tarih']);
    expect(first).toEqual([
      expect.stringMatching(/\S/),
      expect.stringMatching(/^\d+$/),
      expect.stringMatching(/^\d\d\.\d\d\.2025/),
    ]);
    expect(shop.requests.at(-1)?.path).toBe('/yonetim/search_queries?query=%C4%B0nci&type=kullan%C4%B1c%C4%B1');
  });

  it.each([
    ['Kelime araması', '“yok” kelimesini arayan bulunamadı.'],
    ['Kullanıcı araması', '“yok” kullanıcısına ait arama bulunamadı.'],
  ])('that finds nothing names what was searched: %s', { tags: ['S2-8.29'] }, async (type, text) => {
    const { user } = await showDashboard();
    await user.selectOptions(typeBox(), type);
    await user.type(termBox(), 'yok{Enter}');
    expect(within(await screen.findByRole('dialog')).getByText(text)).toBeVisible();
  });

  it('is forgotten when its dialog is closed, and can be made again', { tags: ['S2-4.36'] }, async () => {
    const { user, shop } = await showDashboard();
    await user.type(termBox(), 'vida{Enter}');
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Kapat' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
    await user.type(termBox(), '{Enter}');
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(shop.requests.filter(({ call }) => call === 'search-stats.search')).toHaveLength(2);
  });

  it('names what the shop says that it searched', { tags: ['S2-3.36', 'S2-3.37'] }, async () => {
    const { user } = await showDashboard();
    await table('Son aramalar');
    answerRequests(
      200,
      JSON.stringify({
        success: '1',
        searchQuery: 'vida',
        searchResult: [{ userName: 'Ayşe', totalCount: '4', formattedCreatedAt: 'bugün' }],
      }),
    );
    await user.type(termBox(), 'VİDA{Enter}');
    const dialog = await screen.findByRole('dialog', { name: '“vida” kelimesini arayanlar' });
    expect(rowsOf(within(dialog).getByRole('table'))[1]).toEqual(['Ayşe', '4', 'bugün']);
  });

  it.each(['', '   '])('needs a term: %j asks for one, and the shop for nothing', { tags: ['S2-5.32'] }, async (term) => {
    const { user, shop } = await showDashboard();
    await table('Son aramalar');
    if (term) await user.type(termBox(), term);
    await user.click(searchButton());
    await alertOf('Lütfen bir arama terimi girin.');
    expect(termBox()).toHaveFocus();
    expect(termBox()).toBeInvalid();
    expect(termBox()).toHaveAccessibleDescription('Lütfen bir arama terimi girin.');
    await user.type(termBox(), 'v');
    expect(termBox()).toBeValid();
    await waitFor(() => {
      expect(screen.queryByRole('alert')).toBeNull();
    });
    expect(shop.requests.map(({ call }) => call)).toEqual(['search-stats.top']);
  });

  it('takes back at once what the one before has failed by', { tags: ['D-64'] }, async () => {
    const { user, shop } = await showDashboard({ faults: { 'search-stats.search': '500' } });
    await user.type(termBox(), 'vida{Enter}');
    await screen.findByRole('alert');
    // Nothing is known of the next one yet.
    shop.setScenario({ faults: { 'search-stats.search': 'timeout' } });
    await user.type(termBox(), '{Enter}');
    await waitFor(() => {
      expect(screen.queryByRole('alert')).toBeNull();
    });
  });

  it('breaks off the one before, whose answer changes nothing', { tags: ['S2-4.37'] }, async () => {
    const { user, shop } = await showDashboard({ faults: { 'search-stats.search': 'timeout' } });
    const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
    await user.type(termBox(), 'vida{Enter}');
    await waitFor(() => {
      expect(shop.requests.at(-1)?.call).toBe('search-stats.search');
    });
    shop.setScenario({ faults: {} });
    await user.clear(termBox());
    await user.type(termBox(), 'baret{Enter}');
    expect(await screen.findByRole('dialog', { name: '“baret” kelimesini arayanlar' })).toBeVisible();
    expect(abort).toHaveBeenCalledOnce();
    expect(await alertsByNow()).toEqual([]);
  });

  it(
    'breaks off the one before where there is no term: its dialog would open over the reason',
    { tags: ['S2-5.32'] },
    async () => {
      const { user, shop } = await showDashboard({ faults: { 'search-stats.search': 'timeout' } });
      const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
      await user.type(termBox(), 'vida{Enter}');
      await waitFor(() => {
        expect(shop.requests.at(-1)?.call).toBe('search-stats.search');
      });
      await user.clear(termBox());
      await user.type(termBox(), '{Enter}');
      await alertOf('Lütfen bir arama terimi girin.');
      expect(abort).toHaveBeenCalledOnce();
    },
  );

  it('goes with its widget', { tags: ['S2-4.37'] }, async () => {
    const { user, shop } = await showDashboard({ faults: { 'search-stats.search': 'timeout' } });
    const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
    await user.type(termBox(), 'vida{Enter}');
    await waitFor(() => {
      expect(shop.requests.at(-1)?.call).toBe('search-stats.search');
    });
    window.vitrin?.unmount(document);
    expect(abort).toHaveBeenCalledOnce();
  });
});
