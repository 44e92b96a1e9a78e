import { emit } from '@/runtime/page/events';
import { say } from '@/runtime/page/say';
import type { EntriesComplaint } from '@/schemas/entriesComplaint';
import { refusalOf } from './answer';
import { ApiFailure } from './apiError';

/** Told of what cannot be read of an answer. */
export type Complain = (complaint: EntriesComplaint) => void;

/** Tells the theme author what cannot be read of an answer: one console warning and `vitrin:error` on the document. Decision 68. */
export function complainOfAnswer(complaint: EntriesComplaint): void {
  say('warn', `[vitrin] ${complaint.message}`);
  tellPage(complaint);
}

/** The same without the console, for calls whose failures their widget logs, and why (S2 §8). */
export function tellPage({ message, field }: EntriesComplaint): void {
  emit(document, 'vitrin:error', { code: 'invalid-answer', widget: '', message, field });
}

/**
 * Answers with what `read` makes of an answer. Where all of it has the wrong shape, that is told as of single entries, with the call;
 * but `success: false` is a shape that a refusal may have. Decision 9.
 * @param bodyOf the parsed body, asked for where something is wrong alone: a cart of a thousand lines is not parsed twice.
 */
export async function readTelling<T>(
  { method, url }: { readonly method: string; readonly url: string },
  bodyOf: () => unknown,
  read: () => T | Promise<T>,
  complain: Complain = complainOfAnswer,
): Promise<T> {
  try {
    return await read();
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.error.kind === 'shape' && !refusalOf(bodyOf()))
      complain({ message: `${method} ${url}: ${failure.error.detail}`, field: failure.field });
    throw failure;
  }
}
