import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { alertsByNow } from '@/testing/messages';
import { watchSaid } from '@/testing/page';
import { answerRequests, holdRequests, READ_ANSWER_FAULTS, stayingHere } from '@/testing/requests';
import { alertOf, showDashboard, showStats, termBox } from './dashboardPage';

const FAILED = 'En çok aranan kelimeler yüklenirken bir hata oluştu.';
const SEARCH_FAILED = 'Aranan kelimeler yüklenirken bir hata oluştu.';

const left = stayingHere();

describe.each(READ_ANSWER_FAULTS)('%s', (fault) => {
  it(
    'of the statistics is told, leads nowhere, and leaves a way to ask again',
    { tags: ['S2-4.35', 'S2-8.27', 'F-search-stats.top'] },
    async () => {
      const loading = showDashboard({ faults: { 'search-stats.top': fault } });
      const giveUp = holdRequests();
      const { user, shop } = await loading;
      await waitFor(() => {
        expect(shop.requests).toHaveLength(1);
      });
      if (fault === 'timeout') giveUp();
      await alertOf(FAILED);
      expect(screen.getByRole('status')).toHaveTextContent(FAILED);
      expect(left()).toEqual([]);

      shop.setScenario({ faults: {} });
      const said = watchSaid();
      await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
      expect(await screen.findByRole('table', { name: 'Son aramalar' })).toBeVisible();
      expect(screen.getByRole('region', { name: 'Arama istatistikleri' })).toHaveFocus();
      expect(screen.queryByRole('button', { name: 'Tekrar dene' })).toBeNull();
      await waitFor(() => {
        expect(said()).toEqual(['Arama istatistikleri']);
      });
    },
  );

  it('of a look-up is told, and the next one finds', { tags: ['S2-4.36', 'S2-8.28', 'F-search-stats.search'] }, async () => {
    const { user, shop } = await showDashboard();
    await screen.findByRole('table', { name: 'Son aramalar' });
    const giveUp = holdRequests();
    shop.setScenario({ faults: { 'search-stats.search': fault } });
    await user.type(termBox(), 'vida{Enter}');
    await waitFor(() => {
      expect(shop.requests).toHaveLength(2);
    });
    if (fault === 'timeout') giveUp();
    if (fault === '401')
      await waitFor(() => {
        expect(left()).toEqual(['/account/login']);
      });
    else await alertOf(SEARCH_FAILED);
    await waitFor(() => {
      expect(document.querySelector('.vt-spinner')).toBeNull();
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(termBox()).toHaveValue('vida');
    expect(screen.getByRole('table', { name: 'Son aramalar' })).toBeVisible();

    shop.setScenario({ faults: {} });
    await user.type(termBox(), '{Enter}');
    expect(await screen.findByRole('dialog', { name: '“vida” kelimesini arayanlar' })).toBeVisible();
  });
});

it('the statistics lead to the login where they are asked for again after its end', { tags: ['D-69'] }, async () => {
  const { user } = await showDashboard({ faults: { 'search-stats.top': '401' } });
  await alertOf(FAILED);
  await user.click(screen.getByRole('button', { name: 'Tekrar dene' }));
  await waitFor(() => {
    expect(left()).toEqual(['/account/login']);
  });
  expect(await alertsByNow()).toEqual([]);
});

const rows = { topQueries: [], topUsers: [], lastQueries: [] };

describe('an answer of the wrong shape', () => {
  it.each([
    { topQueries: [], topUsers: [] },
    { ...rows, topQueries: null },
    { ...rows, topQueries: [{ query: 'vida', count: 'çok' }] },
    { ...rows, topQueries: [{ query: [7], count: 1 }] },
    { ...rows, topUsers: [{ name: 'Ayşe', count: 1, detail: 'vida' }] },
    { ...rows, lastQueries: ['vida'] },
    { error: { messages: { type: 'Yetkiniz yok.' } } },
  ])('is a failure of the statistics: %j', { tags: ['S2-7.26'] }, async (body) => {
    await showStats(body);
    await alertOf(FAILED);
    expect(screen.queryByRole('table')).toBeNull();
  });

  it.each([
    { success: false, searchResult: [], searchQuery: 'vida' },
    { searchResult: [], searchQuery: 'vida' },
    { success: true, searchQuery: 'vida' },
    { success: true, searchResult: [{ searchQuery: 'vida', searchCount: 1 }] },
  ])('is a failure of the look-up: %j', { tags: ['S2-7.27'] }, async (body) => {
    const { user } = await showDashboard();
    await screen.findByRole('table', { name: 'Son aramalar' });
    answerRequests(200, JSON.stringify(body));
    await user.type(termBox(), 'vida{Enter}');
    await alertOf(SEARCH_FAILED);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
