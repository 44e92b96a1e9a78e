import { serverMessage, type ApiError } from '../apiError';
import type { Message } from '@/domain/message';

/** What a form says of its last call: words of the shop, or ours. */
export interface Note {
  readonly isError: boolean;
  readonly text: string | Message;
}

/** Why a call failed, in the server's own words where it has any. */
export function failureNote(error: ApiError): Note {
  return { isError: true, text: serverMessage(error) ?? { key: 'common.technicalError' } };
}
