import { useState } from 'react';
import { usePage } from '@/data/hooks';
import { keepDraft, readDraft, type DraftName } from '@/page/drafts';
import { dropDrafts } from '@/page/dropDrafts';

interface Draft {
  readonly text: string;
  change(text: string): void;
  /** It has been sent, with all else that was typed for it. */
  discard(this: void): void;
}

/**
 * A text that outlives the page it was typed on: another branch, a reload, another page, a login in between. It is the user's, and
 * a visitor has none. `before` is what stands there without it.
 */
export function useDraft(name: DraftName, before = ''): Draft {
  const { user } = usePage();
  const [text, setText] = useState(() => (user && readDraft(user.id, name, before)) ?? before);
  return {
    text,
    change(next) {
      setText(next);
      if (user) keepDraft(user.id, name, { before, text: next });
    },
    discard: dropDrafts,
  };
}
