import { useState } from 'react';
import { draftOf, isChanged, type OfferDraft } from './rules/draft';
import type { Offer } from './rules/offer';
import { useLeaveWarning } from '@/page/leaveWarning';

export interface Drafts {
  /** What stands in the form of an offer. */
  of(offer: Offer): OfferDraft;
  isUnsaved(offer: Offer): boolean;
  /** What stands there from now on; a draft that says what the offer says is none. */
  put(offer: Offer, draft: OfferDraft): void;
}

/**
 * What was typed into the offers of a list and not saved. It outlives folding and paging, and the browser asks before the
 * page is left with it.
 */
export function useDrafts(): Drafts {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, OfferDraft>>(new Map());
  useLeaveWarning(drafts.size > 0);
  return {
    of: (offer) => drafts.get(String(offer.id)) ?? draftOf(offer),
    isUnsaved: ({ id }) => drafts.has(String(id)),
    put(offer, draft) {
      setDrafts((before) => {
        const next = new Map(before);
        if (isChanged(offer, draft)) next.set(String(offer.id), draft);
        else next.delete(String(offer.id));
        return next;
      });
    },
  };
}
