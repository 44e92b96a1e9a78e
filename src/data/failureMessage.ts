import type { ApiError } from './apiError';
import type { Message } from '@/domain/message';

/** Our words about a failure: that the shop could not be reached, else the text with the key `otherwise`. */
export function failureMessage(error: ApiError | undefined, otherwise: string): Message {
  return { key: error?.kind === 'network' || error?.kind === 'timeout' ? 'common.offline' : otherwise };
}
