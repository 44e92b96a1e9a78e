import { serverMessage, type ApiError } from '@/data/apiError';
import { failureMessage } from '@/data/failureMessage';
import type { Message } from '@/domain/message';

/** The server's own words about a failure, ours where it has none. S1 §8, decision 6. */
export function failureReason(error: ApiError | undefined): Message | string {
  return (error && serverMessage(error)) ?? failureMessage(error, 'common.technicalError');
}
