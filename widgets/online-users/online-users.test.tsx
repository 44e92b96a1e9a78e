import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { createShop } from '@mocks/shop/shop';
import { allRows, MANY_ROWS } from '@/testing/manyRows';
import { container, renderPage, type PageOptions } from '@/testing/page';
import { answerRequests, holdRequests, READ_ANSWER_FAULTS, stayingHere } from '@/testing/requests';

const online = () => screen.findByRole('table', { name: 'Online kullanıcılar' });
const rows = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const status = () => screen.getByRole('status');

const left = stayingHere();

async function render(options: PageOptions = {}) {
  const { scenario, ...rest } = options;
  const page = await renderPage(container('online-users'), {
    scenario: { as: 'administrator', ...scenario },
    url: '/yonetim/kullanicilar',
    ...rest,
  });
  const giveUp = holdRequests();
  await window.vitrin?.ready;
  return { ...page, giveUp };
}

/** A shop at which these are online. */
function shopWith(count: number) {
  const shop = createShop({ as: 'administrator' });
  shop.presence.online = Array.from({ length: count }, (_, place) => ({
    id: place,
    name: `Bayi ${place}`,
    lastActiveAt: '2026-03-09T10:05:00',
    status: place % 2 === 0 ? 'online' : 'away',
  }));
  return shop;
}

describe('the online users', () => {
  it(
    'are listed with their state in words and the time when they were last active',
    { tags: ['S2-2.69', 'S2-3.40', 'S2-6.11', 'S2-6.12', 'S2-7.29', 'S2-9.34'] },
    async () => {
      const { shop } = await render({ shop: shopWith(2) });
      expect(rows(await online())).toEqual([
        ['Bayi 0', 'Online', '09.03.2026 10:05'],
        ['Bayi 1', 'Online değil', '09.03.2026 10:05'],
      ]);
      expect(status()).toBeEmptyDOMElement();
      expect(shop.requests).toMatchObject([
        { method: 'GET', path: '/yonetim/api/online-users', requestedWith: 'XMLHttpRequest', status: 200 },
      ]);
    },
  );

  it('are followed by those who were online earlier today', { tags: ['S2-2.69', 'S2-3.41'] }, async () => {
    await render();
    expect(rows(await screen.findByRole('table', { name: 'Bugün online olup şu anda çevrimdışı olanlar' }))).toEqual([
      ['Şahin Nalbur', '08:45 - 10:20'],
      ['Marmara Tesisat', '09:10 - 09:35'],
    ]);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Online kullanıcılar',
      'Bugün online olup şu anda çevrimdışı olanlar',
    ]);
  });

  it('may be nobody', { tags: ['S2-8.33'] }, async () => {
    const shop = shopWith(0);
    shop.presence.offlineToday = [];
    await render({ shop });
    expect(await screen.findByText('Şu anda online kullanıcı bulunmamaktadır.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('may be a thousand', { tags: ['S2-2.69'], ...MANY_ROWS }, async () => {
    await render({ shop: shopWith(1000) });
    const table = await online();
    await allRows(table);
    expect(rows(table)).toHaveLength(1000);
  });

  it('are waited for where they will stand', { tags: ['S2-4.38'] }, async () => {
    await render({ scenario: { faults: { 'online-users': 'timeout' } } });
    expect(status()).toHaveTextContent('Yükleniyor');
    expect(status().closest('[aria-busy=true]')).not.toBeNull();
  });

  it('speak English', async () => {
    await render({ page: { locale: 'en' } });
    expect(await screen.findByRole('table', { name: 'Online users' })).toHaveTextContent('Not online');
  });
});

const SAID: Readonly<Record<(typeof READ_ANSWER_FAULTS)[number], string>> = {
  '401': 'Hata: Sunucu hatası: 401',
  '500': 'Hata: Sunucu hatası: 500',
  shape: 'Hata: Veri alınamadı',
  offline: 'Hata: Sunucuya ulaşılamadı. İnternet bağlantınızı kontrol edip tekrar deneyin.',
  timeout: 'Hata: Sunucuya ulaşılamadı. İnternet bağlantınızı kontrol edip tekrar deneyin.',
};

/** Lets a clock that is held run on until that holds: however often the shop is asked on the way. */
function runOnUntil(holds: () => void): Promise<void> {
  return waitFor(
    () => {
      vi.advanceTimersByTime(250);
      holds();
    },
    // Of the clock that is held.
    { timeout: 600_000 },
  );
}

it('lists a user who came twice today twice, and nobody who is not in the next answer', { tags: ['S2-3.41'] }, async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
  try {
    const shop = shopWith(0);
    const user = (id: number, name: string, range: string) => ({ id, name, range });
    shop.presence.offlineToday = [
      user(7, 'Ayşe', '09:00 - 09:30'),
      user(7, 'Ayşe', '10:00 - 10:30'),
      user(8, 'Can', '09:10 - 09:35'),
    ];
    await render({ shop });
    const table = await screen.findByRole('table', { name: /^Bugün/ });
    expect(rows(table)).toHaveLength(3);
    shop.presence.offlineToday = [user(8, 'Can', '09:10 - 09:35'), user(9, 'Ece', '11:00 - 11:10')];
    await runOnUntil(() => {
      expect(table).toHaveTextContent('Ece');
    });
    expect(rows(table)).toEqual([
      ['Can', '09:10 - 09:35'],
      ['Ece', '11:00 - 11:10'],
    ]);
  } finally {
    vi.useRealTimers();
  }
});

describe('a failed call', () => {
  it.each(READ_ANSWER_FAULTS)(
    "%s: is told in the shop's words, and leads nowhere",
    { tags: ['S2-8.31', 'F-online-users'] },
    async (fault) => {
      const { shop, giveUp } = await render({ scenario: { faults: { 'online-users': fault } } });
      await waitFor(() => {
        expect(shop.requests).toHaveLength(1);
      });
      if (fault === 'timeout') giveUp();
      await waitFor(() => {
        expect(status()).toHaveTextContent(new RegExp(`^${SAID[fault]}$`));
      });
      expect(screen.queryByRole('table')).toBeNull();
      expect(document.querySelector('[aria-busy=true]')).toBeNull();
      expect(left()).toEqual([]);
    },
  );

  it('keeps the lists that are there, in the very same rows; the next answer takes it back', { tags: ['S2-4.41'] }, async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    try {
      const shop = shopWith(2);
      await render({ shop });
      const table = await online();
      const [, first] = within(table).getAllByRole('row');
      shop.setScenario({ faults: { 'online-users': '500' } });
      await runOnUntil(() => {
        expect(status()).toHaveTextContent('Hata: Sunucu hatası: 500');
      });
      expect(rows(table)).toHaveLength(2);

      shop.setScenario({ faults: {} });
      shop.presence.online = shop.presence.online.slice(0, 1);
      await runOnUntil(() => {
        expect(status()).toBeEmptyDOMElement();
      });
      expect(rows(table)).toHaveLength(1);
      expect(within(table).getAllByRole('row')[1]).toBe(first);
    } finally {
      vi.useRealTimers();
    }
  });

  it.each([[false], ['0'], [undefined]])('is also an answer with success %j', { tags: ['S2-8.32'] }, async (success) => {
    await renderPage(container('online-users'));
    answerRequests(200, JSON.stringify({ success, onlineUsers: [], todayOfflineUsers: [] }));
    await waitFor(() => {
      expect(status()).toHaveTextContent('Hata: Veri alınamadı');
    });
  });
});

it.each([{}, { onlineUsers: [] }, { todayOfflineUsers: [] }])(
  'are not nobody where the answer is %j',
  { tags: ['D-9'] },
  async (lists) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await renderPage(container('online-users'));
    answerRequests(200, JSON.stringify({ success: true, ...lists }));
    await waitFor(() => {
      expect(status()).toHaveTextContent('Hata: Veri alınamadı');
    });
    expect(screen.queryByText('Şu anda online kullanıcı bulunmamaktadır.')).toBeNull();
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  },
);

it('who cannot be read hides nobody, nor do lists that are null', { tags: ['D-68'] }, async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const shop = shopWith(1);
  const page = await renderPage('', { shop });
  const withoutId = { name: 'Can', lastActiveAt: '', status: 'online' };
  const onlineUsers = [...shop.presence.online, { id: null, name: { first: 'Kim' } }, { id: null, ...withoutId }];
  answerRequests(200, JSON.stringify({ success: true, onlineUsers, todayOfflineUsers: null }));
  document.body.insertAdjacentHTML('beforeend', container('online-users'));
  // An id is shown nowhere.
  expect(rows(await online())).toEqual([
    ['Bayi 0', 'Online', '09.03.2026 10:05'],
    ['Can', 'Online', ''],
  ]);
  expect(status()).toBeEmptyDOMElement();
  expect(warn.mock.calls).toEqual([[expect.stringContaining('1 of 3 users left out. onlineUsers.1.name: received')]]);
  expect(page.events.filter(({ type }) => type === 'vitrin:error')).toHaveLength(1);
  warn.mockRestore();
});
