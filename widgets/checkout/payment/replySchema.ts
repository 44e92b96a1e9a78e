import * as v from 'valibot';
import { parseBody } from '@/data/answer';
import { flagSchema } from '@/schemas/basics';
import { read } from '@/schemas/read';

/** What the payment frame says: that it is there, that it is done with, or that the payment succeeded. */
export type PaymentReply = 'loaded' | 'closed' | 'succeeded';

const replySchema = v.object({ payment_succeed: flagSchema, dialogClose: flagSchema, loading: v.optional(v.unknown()) });

/**
 * Reads a message of the payment frame, an object or its JSON text; null for anything else. Any `loading` says that the
 * frame has loaded: one that still is could not speak. S2 §7, decision 43.
 */
export function readPaymentReply(data: unknown): PaymentReply | null {
  const reply = read(replySchema, typeof data === 'string' ? parseBody(data) : data);
  if (!reply.ok) return null;
  if (reply.value.payment_succeed) return 'succeeded';
  if (reply.value.dialogClose) return 'closed';
  return reply.value.loading === undefined ? null : 'loaded';
}
