import { flushSync } from 'react-dom';
import { useRecords, type Records } from '@/commerce/records/useRecords';
import { dom } from '@/runtime/page/dom';
import { draftOf, applyDraft, hasOtherProfits } from './rules/draft';
import type { Offer, OfferPage } from './rules/offer';
import { reload } from '@/page/navigation';
import { answeredOffers, fetchOffers } from './api';
import { useOfferWork, type OfferWork } from './useOfferWork';
import { useDrafts, type Drafts } from './useDrafts';

export interface Offers {
  readonly records: Records<OfferPage>;
  readonly work: OfferWork;
  readonly drafts: Drafts;
  /**
   * Saves what stands in the details of an offer, all of it or its customer; then the page is loaded anew. A wrong field takes the focus
   * instead. Nothing is saved of one that is cancelled.
   */
  save(offer: Offer, action: 'save' | 'saveCustomer'): Promise<void>;
  /** It has been cancelled: nothing of it is saved any more. */
  onCancelled(offer: Offer): void;
}

/** The offers of a page, what was typed into them, and what is done with them. */
export function useOffers(): Offers {
  const records = useRecords(fetchOffers, answeredOffers);
  const work = useOfferWork();
  const drafts = useDrafts();

  return {
    records,
    work,
    drafts,
    async save(offer, action) {
      // Enter in the field of a single line sends its form, although nothing is there to be pressed.
      if (offer.isCancelled) return;
      const wrong = dom.getElementById(records.idOf(offer.id))?.querySelector<HTMLElement>('[aria-invalid=true]');
      if (wrong) {
        // As if it had been left: then it says what is wrong.
        wrong.blur();
        wrong.focus();
        return;
      }
      const draft = drafts.of(offer);
      const now = applyDraft(offer, draft);
      // The page is loaded anew, and would forget profits that were typed as well. Decision 49.
      const isOther = hasOtherProfits(offer, draft);
      const withProfits = action === 'save' || isOther;
      const saved = await work.save(now, action, withProfits);
      const done = {
        ...(saved.customer && { customer: now.customer }),
        // The shop's total is that of the profits before.
        ...(saved.profits && { lines: now.lines, total: isOther ? null : offer.total }),
      };
      // At once: what is saved keeps nobody from leaving.
      flushSync(() => {
        records.changeRow(offer.id, done);
        // Where the offer was cancelled meanwhile, none is kept any more.
        drafts.change({ ...offer, ...done }, (kept) => kept);
      });
      if (!saved.customer || saved.profits !== withProfits) return;
      // On a page that has moved on meanwhile (Turbo, htmx) it would take what was typed there.
      if (!dom.querySelector('[data-widget=offer-list]')) return;
      records.returnTo(offer.id);
      reload();
    },
    onCancelled(offer) {
      records.changeRow(offer.id, { isCancelled: true });
      drafts.change(offer, () => draftOf(offer));
    },
  };
}
