import { http } from 'msw';
import type { Shop } from '../../shop/shop';
import { call } from '../call/call';
import { methodNotAllowed } from '../call/method';
import { no, ok } from '../call/rules';

const PATH = '*/yonetim/api/online-users';

/** GET online-users: who is at the shop, for administrators. S2 §7. */
export function handlers(shop: Shop) {
  const rules = { name: 'online-users', write: false, customersOnly: true, body: 'none' } as const;
  return [
    http.get(
      PATH,
      call(shop, rules, () => {
        if (shop.scenario.as !== 'administrator') return no(403, 'Bu sayfa yöneticiler içindir.');
        const { online, offlineToday } = shop.presence;
        return ok({ success: true, onlineUsers: online, todayOfflineUsers: offlineToday });
      }),
    ),
    methodNotAllowed(PATH),
  ];
}
