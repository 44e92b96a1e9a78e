import * as v from 'valibot';
import { isOn } from '@/domain/flags';
import type { OnlineUsers } from './rules';
import { listOf, textSchema } from '@/schemas/basics';
import type { Complain } from '@/data/complaint';
import { checkEntries } from '@/data/entries';
import { request } from '@/data/http';

/**
 * The answer of GET online-users; one without `success` brought nothing. S2 §3 and §7. Ids are not read: nobody is left out for one
 * (decision 68).
 */
export const onlineUsersSchema: v.GenericSchema<unknown, OnlineUsers> = v.object({
  success: v.custom<unknown>(isOn, 'a success'),
  onlineUsers: listOf(v.object({ name: textSchema, lastActiveAt: textSchema, status: textSchema })),
  todayOfflineUsers: listOf(v.object({ name: textSchema, range: textSchema })),
});

const LISTS = { onlineUsers: 'users', todayOfflineUsers: 'users of today' };

/** GET who is online at the moment, and who was today. `complain` is told of those who cannot be read. S2 §7. */
export async function fetchOnlineUsers(signal: AbortSignal, complain?: Complain): Promise<OnlineUsers> {
  const call = { method: 'GET', url: '/yonetim/api/online-users', signal } as const;
  return request(call, (text) => checkEntries(text, onlineUsersSchema, LISTS, complain).value, complain);
}
