import { emit } from '@/runtime/page/events';
import type { EntriesComplaint } from '@/schemas/entriesComplaint';

/** Tells the theme author what cannot be read of an answer: one console warning and `vitrin:error` on the document. Decision 68. */
export function complainOfAnswer({ message, field }: EntriesComplaint): void {
  console.warn(`[vitrin] ${message}`);
  emit(document, 'vitrin:error', { code: 'invalid-answer', widget: '', message, field });
}
