import * as v from 'valibot';
import { isOn } from '@/domain/flags';
import type { OnlineUsers } from './rules';
import { textSchema } from '@/schemas/basics';
import type { Complain } from '@/data/complaint';
import { checkEntries } from '@/data/entries';
import { request } from '@/data/http';

/** A list, or null for nobody; one that is not there is an error: an empty one would look true (decision 9). */
const usersOf = <T>(user: v.GenericSchema<unknown, T>) => v.nullable(v.array(user, 'a list'), []);

/**
 * The answer of GET online-users; one without `success` brought nothing. S2 §3 and §7. Ids are not read: nobody is left out for one
 * (decision 68).
 */
export const onlineUsersSchema: v.GenericSchema<unknown, OnlineUsers> = v.object({
  success: v.custom<unknown>(isOn, 'a success'),
  onlineUsers: usersOf(v.object({ name: textSchema, lastActiveAt: textSchema, status: textSchema })),
  todayOfflineUsers: usersOf(v.object({ name: textSchema, range: textSchema })),
});

const LISTS = { onlineUsers: 'users', todayOfflineUsers: 'users of today' };

/** GET who is online at the moment, and who was today. `complain` is told of those who cannot be read. S2 §7. */
export async function fetchOnlineUsers(signal: AbortSignal, complain?: Complain): Promise<OnlineUsers> {
  const call = { method: 'GET', url: '/yonetim/api/online-users', signal } as const;
  return request(call, (text) => checkEntries(text, onlineUsersSchema, LISTS, complain).value, complain);
}
