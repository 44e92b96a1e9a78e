import type { OnlineUsers } from '@/domain/onlineUsers';
import { onlineUsersSchema } from '@/wire/onlineUsers';
import { checkAnswer } from './answer';
import { request } from './http';

/** GET who is online at the moment, and who was today. S2 §7. */
export async function fetchOnlineUsers(signal: AbortSignal): Promise<OnlineUsers> {
  return checkAnswer(await request({ method: 'GET', url: '/yonetim/api/online-users', signal }), onlineUsersSchema);
}
