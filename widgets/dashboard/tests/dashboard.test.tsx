import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { allRows, MANY_ROWS } from '@/testing/manyRows';
import { rowsOf, searchButton, showDashboard, showStats, table } from './dashboardPage';

const stats = (change: object = {}) => ({ topQueries: [], topUsers: [], lastQueries: [], ...change });

describe('the statistics', () => {
  it('come with one call, as three tables', { tags: ['S2-2.04', 'S2-2.62', 'S2-2.63', 'S2-2.64', 'S2-7.26'] }, async () => {
    const { shop } = await showDashboard();
    const region = screen.getByRole('region', { name: 'Arama istatistikleri' });
    const words = rowsOf(await table('En çok aranan kelimeler'));
    expect(words[0]).toEqual(['Kelime', 'Arama sayısı', 'Tarih', 'Detay']);
    expect(words[1]).toEqual([
      'vida m8',
      expect.stringMatching(/^\d+$/),
      expect.stringMatching(/^\d\d\.\d\d\.2025 \d\d:\d\d$/),
      'Detay',
    ]);
    expect(rowsOf(await table('En çok arama yapan kullanıcılar'))[0]).toEqual(['Kullanıcı', 'Arama sayısı', 'Detay']);
    expect(rowsOf(await table('Son aramalar'))[0]).toEqual(['Kullanıcı', 'Kelime', 'Tarih']);
    expect(
      within(region)
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['En çok aranan kelimeler', 'En çok arama yapan kullanıcılar', 'Son aramalar']);
    expect(region).toHaveAttribute('aria-busy', 'false');
    expect(shop.requests.map(({ method, path }) => `${method} ${path}`)).toEqual(['GET /yonetim/top-queries']);
  });

  it('are not said aloud where nobody has asked for them', async () => {
    await showDashboard();
    await table('Son aramalar');
    // What is said is heard in the next frame.
    await new Promise((resolve) => {
      requestAnimationFrame(resolve);
    });
    expect(document.querySelector('.vt-announcer')).toBeEmptyDOMElement();
  });

  it('say that they are on their way, and can be searched meanwhile', { tags: ['S2-4.35'] }, async () => {
    await showDashboard({ faults: { 'search-stats.top': 'timeout' } });
    expect(screen.getByRole('region', { name: 'Arama istatistikleri' })).toHaveAttribute('aria-busy', 'true');
    expect(screen.getByRole('status')).toHaveTextContent('Yükleniyor');
    expect(searchButton()).toBeEnabled();
  });

  it('say so where there are none', async () => {
    await showStats(stats());
    expect(await screen.findAllByText('Henüz arama kaydı yok.')).toHaveLength(3);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('read numbers that come as text, and show dates as the shop writes them', { tags: ['S2-3.33', 'S2-3.35'] }, async () => {
    await showStats(
      stats({
        topQueries: [{ query: 'VİDA', count: '1.234,5', formattedCreatedAt: 'dün' }],
        lastQueries: [{ name: 'Ayşe', query: '<b>', formattedCreatedAt: '2025-03-01T10:00:00Z' }],
      }),
    );
    expect(rowsOf(await table('En çok aranan kelimeler'))[1]).toEqual(['VİDA', '1234.5', 'dün', '']);
    expect(rowsOf(await table('Son aramalar'))[1]).toEqual(['Ayşe', '<b>', '2025-03-01T10:00:00Z']);
  });

  it('show a dash for a search of nobody and one for nothing', { tags: ['S2-3.35'] }, async () => {
    await showStats(
      stats({ topQueries: [{ query: ' ', count: 2 }], lastQueries: [{ name: null, query: 'vida' }, { name: 'Ayşe' }] }),
    );
    expect(rowsOf(await table('En çok aranan kelimeler'))[1]).toEqual(['-', '2', '', '']);
    expect(rowsOf(await table('Son aramalar')).slice(1)).toEqual([
      ['-', 'vida', ''],
      ['Ayşe', '-', ''],
    ]);
  });

  it('hold thousands', { tags: ['S2-2.64'], ...MANY_ROWS }, async () => {
    await showStats(
      stats({ lastQueries: Array.from({ length: 2000 }, () => ({ name: 'Ayşe', query: 'vida', formattedCreatedAt: '1' })) }),
    );
    const found = await table('Son aramalar');
    await allRows(found);
    // Without the one that keeps the room of those that are to come.
    expect(found.querySelectorAll('tr:not([aria-hidden])').length).toBe(2001);
  });

  it('speak English', async () => {
    await showDashboard({ settings: { locale: 'en' } });
    expect(await table('Most searched words')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Look up by' })).toHaveDisplayValue('Word');
  });
});

describe('details', () => {
  it.each(['detail', 'details'])('of a word say who searched it (%s)', { tags: ['S2-2.62', 'S2-3.33'] }, async (field) => {
    const { user } = await showStats(
      stats({
        topQueries: [
          {
            query: 'vida',
            count: 3,
            formattedCreatedAt: '1',
            [field]: [
              { userName: 'Ayşe', totalCount: '2' },
              { userName: 'Can', totalCount: 1 },
            ],
          },
        ],
      }),
    );
    const button = await screen.findByRole('button', { name: 'Detay: vida' });
    await user.click(button);
    const dialog = await screen.findByRole('dialog', { name: '“vida” kelimesini arayanlar' });
    expect(rowsOf(within(dialog).getByRole('table'))).toEqual([
      ['Kullanıcı', 'Arama sayısı'],
      ['Ayşe', '2'],
      ['Can', '1'],
    ]);
    await user.keyboard('{Escape}');
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).toBeNull();
    });
  });

  it('of a user say what was searched, how often and when', { tags: ['S2-2.63', 'S2-3.34'] }, async () => {
    const { user } = await showStats(
      stats({
        topUsers: [
          { name: 'Ayşe', count: 3, detail: [{ searchQuery: 'vida', searchCount: 3, formattedCreatedAt: '01.03.2025' }] },
          { name: 'Can', count: 1, detail: [] },
        ],
      }),
    );
    expect(rowsOf(await table('En çok arama yapan kullanıcılar')).slice(1)).toEqual([
      ['Ayşe', '3', 'Detay'],
      ['Can', '1', ''],
    ]);
    await user.click(screen.getByRole('button', { name: 'Detay: Ayşe' }));
    const dialog = await screen.findByRole('dialog', { name: '“Ayşe” kullanıcısının aramaları' });
    expect(rowsOf(within(dialog).getByRole('table'))).toEqual([
      ['Kelime', 'Arama sayısı', 'Tarih'],
      ['vida', '3', '01.03.2025'],
    ]);
    expect(screen.queryByRole('button', { name: 'Detay: Can' })).toBeNull();
  });
});
