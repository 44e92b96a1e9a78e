import * as v from 'valibot';
import { isOn } from '@/domain/flags';
import type { OnlineUsers } from './rules';
import { idSchema, textSchema } from '@/schemas/basics';
import { checkAnswer } from '@/data/answer';
import { request } from '@/data/http';

/** The answer of GET online-users; one without `success` brought nothing. S2 §3 and §7. */
export const onlineUsersSchema: v.GenericSchema<unknown, OnlineUsers> = v.object({
  success: v.custom<unknown>(isOn),
  onlineUsers: v.array(v.object({ id: idSchema, name: textSchema, lastActiveAt: textSchema, status: textSchema })),
  todayOfflineUsers: v.array(v.object({ id: idSchema, name: textSchema, range: textSchema })),
});

/** GET who is online at the moment, and who was today. S2 §7. */
export async function fetchOnlineUsers(signal: AbortSignal): Promise<OnlineUsers> {
  return checkAnswer(await request({ method: 'GET', url: '/yonetim/api/online-users', signal }), onlineUsersSchema);
}
