import * as v from 'valibot';
import type { Id } from '@/domain/id';
import { read } from '@/schemas/read';

/** What may be kept: the note of an order, and the description of a payment. Never anything of a card (decision 81). */
export type DraftName = 'note' | 'description';

const PLACE = 'vitrin:drafts';

/** A text that was typed, and what stood there before: where that has changed since, it is a draft of something else. */
const draftSchema = v.object({ before: v.string(), text: v.string() });
const draftsSchema = v.object({ user: v.string(), texts: v.record(v.string(), draftSchema) });
type Texts = v.InferOutput<typeof draftsSchema>['texts'];

/** What this tab keeps of the user's; what it keeps of another's is forgotten. */
function draftsOf(user: Id): Texts {
  try {
    const kept = read(draftsSchema, JSON.parse(sessionStorage.getItem(PLACE) ?? 'null'));
    if (kept.ok && kept.value.user === String(user)) return kept.value.texts;
    sessionStorage.removeItem(PLACE);
  } catch {
    // Private windows refuse; what a page of another version kept is no JSON of ours.
  }
  return {};
}

function keep(user: Id, texts: Texts): void {
  try {
    sessionStorage.setItem(PLACE, JSON.stringify({ user: String(user), texts }));
  } catch {
    // Then it is kept as long as the page is.
  }
}

/** What the user has typed in the place of `before`, in this tab and not sent yet; null where nothing was. */
export function readDraft(user: Id, name: DraftName, before: string): string | null {
  const draft = draftsOf(user)[name];
  return draft?.before === before ? draft.text : null;
}

/** Keeps what the user has typed in the place of `before`, over reloads and visits to other pages, until the tab is closed. */
export function keepDraft(user: Id, name: DraftName, draft: { readonly before: string; readonly text: string }): void {
  keep(user, { ...draftsOf(user), [name]: draft });
}

/** Forgets all: what was typed has been sent. */
export function dropDrafts(user: Id): void {
  keep(user, {});
}
