import * as v from 'valibot';
import type { Id } from '@/domain/id';
import { DRAFTS } from './dropDrafts';
import { createTabStorage } from './tabStorage';

/** What may be kept: note and payment plan (its `priceName`) of an order, and both of a payment. Never anything of a card (decision 81). */
export type DraftName = 'note' | 'plan' | 'description' | 'advencePrice';

/** A text that was typed or chosen, and what stood there before: where that has changed since, it is a draft of something else. */
const draftSchema = v.object({ before: v.string(), text: v.string() });

const storage = createTabStorage(DRAFTS, v.record(v.string(), draftSchema));

/** What the user has typed in the place of `before`, in this tab and not sent yet; null where nothing was. */
export function readDraft(user: Id, name: DraftName, before: string): string | null {
  const draft = storage.read(String(user))?.[name];
  return draft?.before === before ? draft.text : null;
}

/** Keeps what the user has typed in the place of `before`. */
export function keepDraft(user: Id, name: DraftName, draft: { readonly before: string; readonly text: string }): void {
  storage.keep(String(user), { ...storage.read(String(user)), [name]: draft });
}
