import { serverMessage, type ApiError } from './apiError';
import type { Message } from '@/domain/message';

/**
 * Why a call failed: the server's own words, else that the shop could not be reached, else the text with the key `otherwise`.
 * S1 §8, decision 6.
 */
export function failureReason(error: ApiError | undefined, otherwise = 'common.technicalError'): Message | string {
  return (error && serverMessage(error)) ?? failureMessage(error, otherwise);
}

/** The same without the server's words. */
export function failureMessage(error: ApiError | undefined, otherwise: string): Message {
  return { key: error?.kind === 'network' || error?.kind === 'timeout' ? 'common.offline' : otherwise };
}
