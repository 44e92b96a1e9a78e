import { useCallback, useState } from 'react';
import { draftOf, isChanged, type OfferDraft } from './rules/draft';
import type { Offer } from './rules/offer';
import { useLeaveWarning } from '@/page/leaveWarning';

export interface Drafts {
  /** What stands in the form of an offer. */
  of(offer: Offer): OfferDraft;
  isUnsaved(offer: Offer): boolean;
  /** Changes what stands there; a draft that says what the offer says is none. The same function in every render. */
  change(this: void, offer: Offer, edit: (draft: OfferDraft) => OfferDraft): void;
}

/**
 * What was typed into the offers of a list and not saved. It outlives folding and paging, and the browser asks before the
 * page is left with it.
 */
export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, OfferDraft>>(new Map());
  useLeaveWarning(drafts.size > 0);
  const change = useCallback((offer: Offer, edit: (draft: OfferDraft) => OfferDraft) => {
    setDrafts((before) => {
      const id = String(offer.id);
      const draft = edit(before.get(id) ?? draftOf(offer));
      const next = new Map(before);
      if (isChanged(offer, draft)) next.set(id, draft);
      else next.delete(id);
      return next;
    });
  }, []);
  return { of: (offer) => drafts.get(String(offer.id)) ?? draftOf(offer), isUnsaved: ({ id }) => drafts.has(String(id)), change };
}
