import type { OnlineUsers } from './rules';
import { onlineUsersSchema } from './schema';
import { checkAnswer } from '@/data/answer';
import { request } from '@/data/http';

/** GET who is online at the moment, and who was today. S2 §7. */
export async function fetchOnlineUsers(signal: AbortSignal): Promise<OnlineUsers> {
  return checkAnswer(await request({ method: 'GET', url: '/yonetim/api/online-users', signal }), onlineUsersSchema);
}
