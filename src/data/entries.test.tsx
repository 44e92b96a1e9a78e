import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { postBinControl } from '../../widgets/checkout/payment/api';
import { fetchSearches, fetchSearchStats } from '../../widgets/dashboard/api';
import { fetchFaultProducts, fetchSubcategories } from '../../widgets/fault-report/api';
import { fetchOnlineUsers } from '../../widgets/online-users/api';
import { fetchSuggestions } from '../../widgets/search-bar/api';
import { answerRequests } from '@/testing/requests';

interface ListCall {
  readonly call: string;
  readonly make: (signal: AbortSignal) => Promise<unknown>;
  /** What the shop answers. */
  readonly body: unknown;
  /** The names of what is left, and what the console hears. */
  readonly left: readonly string[];
  readonly said: string;
}

const user = (id: unknown) => ({ id, name: `Bayi ${String(id)}`, lastActiveAt: '', status: 'online' });
const named = (id: number, change: object = {}) => ({ id, name: `Ad ${id}`, code: `K${id}`, url: `u-${id}`, ...change });

const CALLS: readonly ListCall[] = [
  {
    call: 'autocomplete',
    make: (signal) => fetchSuggestions('ad', signal),
    body: [named(1), named(2, { name: null }), named(3)],
    left: ['Ad 1', 'Ad 3'],
    said: '1 of 3 suggestions left out. 1.name: received null; allowed: text that is not empty.',
  },
  {
    call: 'online-users',
    make: (signal) => fetchOnlineUsers(signal),
    body: { success: true, onlineUsers: [user(1), { ...user(2), status: [7] }, 7], todayOfflineUsers: null },
    left: ['Bayi 1'],
    said: '2 of 3 users left out. onlineUsers.1.status: received [7]; allowed: text.',
  },
  {
    call: 'fault.categories',
    make: (signal) => fetchSubcategories(1, signal),
    body: [named(1), 'kategori'],
    left: ['Ad 1'],
    said: '1 of 2 categories left out. 1: received "kategori"; allowed: a category: { id, name }.',
  },
  {
    call: 'fault.products',
    make: (signal) => fetchFaultProducts(1, signal),
    body: [named(1, { code: '' }), named(2)],
    left: ['Ad 2'],
    said: '1 of 2 products left out. 0.code: received ""; allowed: text that is not empty.',
  },
  {
    call: 'search-stats.top',
    make: fetchSearchStats,
    body: {
      topQueries: [
        { query: 'vida', count: 3, detail: [{ userName: 'Ayşe', totalCount: 1 }, null] },
        { query: 'somun', count: 'çok' },
      ],
      topUsers: [{ name: 'Can', count: 1, details: [7, { searchQuery: 'pul', searchCount: 1 }] }, null],
      lastQueries: [{ name: 'Ali', query: 'pul' }, 'somun'],
    },
    left: ['vida', 'Ayşe', 'Can', 'pul', 'Ali'],
    said: '1 of 2 words, 1 of 2 details, 1 of 2 users, 1 of 2 details, 1 of 2 searches left out. topQueries.1.count: received "çok"; allowed: a number, or text that holds one.',
  },
  {
    call: 'search-stats.search',
    make: (signal) => fetchSearches({ query: 'vida', type: 'kelime' }, signal),
    body: {
      success: true,
      searchQuery: '',
      searchResult: [
        { userName: 'Ayşe', totalCount: 'x' },
        { userName: 'Can', totalCount: 2 },
      ],
    },
    left: ['vida', 'Can'],
    said: '1 of 2 searches left out. searchResult.0.totalCount: received "x"; allowed: a number, or text that holds one.',
  },
  {
    call: 'card.bin',
    make: async (signal) => (await postBinControl('45438012', signal)).offers.map(({ name }) => ({ name })),
    body: { plans: [{ name: 'Bonus', posPlans: [{ installment: 3 }, 7] }, { name: 'World', posPlans: [{ installment: 2 }] }, 7] },
    left: ['Bonus', 'World'],
    said: '1 of 3 card plans, 1 of 2 card plans left out. plans.2: received 7; allowed: a plan: { id, installment, commisionFee, isDefault }.',
  },
];

let warn = vi.spyOn(console, 'warn');
beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  warn.mockRestore();
});

/** Every name in what a call answered, in its order. */
function namesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === 'name' ? [String(part)] : namesIn(part)));
}

it.each(CALLS)(
  'an entry of $call that cannot be read is left out and told',
  { tags: ['D-68'] },
  async ({ make, body, left, said }) => {
    const events: unknown[] = [];
    const ending = new AbortController();
    document.addEventListener('vitrin:error', ({ detail }) => events.push(detail.code), { signal: ending.signal });
    answerRequests(200, JSON.stringify(body));
    expect(namesIn(await make(ending.signal))).toEqual(left);
    expect(warn.mock.calls).toEqual([[`[vitrin] ${said}`]]);
    expect(events).toEqual(['invalid-answer']);
    ending.abort();
  },
);
