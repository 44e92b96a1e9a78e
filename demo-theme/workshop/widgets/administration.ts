import { about as customersCarts } from '../../../widgets/carts/meta';
import { about as searchStats } from '../../../widgets/dashboard/meta';
import { about as onlineUsers } from '../../../widgets/online-users/meta';
import { DEALERS } from '../../../mocks/management/dealers';
import type { Shop } from '../../../mocks/shop/shop';
import { BAD_DATA, failing, readGivenData, NO_CALL } from './kind';
import type { WorkshopWidget } from './kind';

/** All dealers come, every third of them hardly active. */
function crowd({ presence }: Shop): void {
  const [someone] = presence.online;
  if (!someone) return;
  presence.online = DEALERS.map((name, place) => ({
    ...someone,
    id: place + 1,
    name,
    status: place % 3 === 2 ? 'away' : 'online',
  }));
}

function nobody({ presence }: Shop): void {
  presence.online = [];
  presence.offlineToday = [];
}

export const administration: readonly WorkshopWidget[] = [
  {
    name: 'dashboard',
    about: searchStats,
    text: 'Müşterilerin aramaları.',
    as: 'administrator',
    size: 'high',
    full: {},
    states: {
      loading: failing(['search-stats.top'], 'timeout'),
      empty: { answers: { '/yonetim/top-queries': { topQueries: [], topUsers: [], lastQueries: [] } } },
      error: failing(['search-stats.top'], '500'),
    },
  },
  {
    name: 'online-users',
    about: onlineUsers,
    text: 'Şu anda ve bugün mağazada olanlar.',
    as: 'administrator',
    size: 'high',
    full: { prepare: crowd },
    states: {
      loading: failing(['online-users'], 'timeout'),
      empty: { prepare: nobody },
      error: failing(['online-users'], '500'),
    },
  },
  {
    name: 'carts',
    about: customersCarts,
    text: 'Müşterilerin sepetlerindekiler.',
    as: 'administrator',
    size: 'high',
    full: { data: (shop) => readGivenData(shop, 'carts') },
    states: { loading: NO_CALL, empty: { data: () => ({ carts: [] }) }, error: { data: () => ({}), hint: BAD_DATA } },
  },
];
