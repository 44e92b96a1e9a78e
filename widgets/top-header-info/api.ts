import type { TopHeader } from './rules/topHeader';
import { topHeaderSchema } from './schema';
import { checkAnswer } from '@/data/answer';
import { request } from '@/data/http';

/** GET what the strip at the top says of the customer; null for a visitor. S2 §7. */
export async function fetchTopHeader(signal: AbortSignal): Promise<TopHeader | null> {
  return checkAnswer(await request({ method: 'GET', url: '/api/catalog/top-header-info', signal }), topHeaderSchema);
}
