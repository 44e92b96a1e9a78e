import { useState } from 'react';
import { mailOffer, saveOfferCustomer, saveOfferProfits } from './api';
import type { Id } from '@/domain/id';
import type { Offer } from './rules/offer';
import { alerted } from '@/data/alert';
import { cartReplaced } from '@/data/cart/externalActions';
import { useAppDispatch } from '@/data/hooks';
import { serverMessage, type ApiError } from '@/data/apiError';
import { isRefusal } from '@/data/failure';
import type { Message } from '@/domain/message';
import { useMutation } from '@/data/query/useMutation';
import { loadIntoCart } from './loadIntoCart';

export type OfferAction = 'edit' | 'mail' | 'save' | 'saveCustomer';

/** What of an offer has been saved. */
export interface SavedParts {
  readonly profits: boolean;
  readonly customer: boolean;
}

export interface OfferWork {
  /** What is under way, and with which offer; until it is done nothing else begins. */
  readonly work: { readonly action: OfferAction; readonly id: Id } | null;
  edit(offer: Offer): Promise<void>;
  mail(offer: Offer): Promise<void>;
  /** Saves the customer of an offer, and before it its profits where that is wished. What fails is told (S2 §8). */
  save(offer: Offer, action: 'save' | 'saveCustomer', withProfits: boolean): Promise<SavedParts>;
}

/** What can be done with the offers of a list, one thing at a time; cancelling aside. S2 §2, §7 and §8, decisions 49 and 50. */
export function useOfferWork(): OfferWork {
  const dispatch = useAppDispatch();
  const { isBusy, mutate } = useMutation((call: () => Promise<void>) => call());
  const [last, setLast] = useState<OfferWork['work']>(null);

  return {
    work: isBusy ? last : null,
    async edit({ id, orderNo }) {
      setLast({ action: 'edit', id });
      const outcome = await mutate(() => dispatch(loadIntoCart(id)), {
        alert: { source: { action: 'offer/edit', subject: id }, message: whyNotLoaded, about: orderNo },
      });
      // It may have been carried out before its answer was lost.
      if (outcome?.ok === false) dispatch(cartReplaced({ isLeaving: false }));
    },
    async mail({ id, orderNo }) {
      setLast({ action: 'mail', id });
      const alert = { source: { action: 'offer/mail', subject: id }, about: orderNo } as const;
      const outcome = await mutate(() => mailOffer(id), { alert: { ...alert, message: { key: 'offers.notMailed' } } });
      if (outcome?.ok) dispatch(alerted({ ...alert, message: { key: 'offers.mailed' }, isGood: true }));
    },
    async save({ id, orderNo, lines, customer }, action, withProfits) {
      setLast({ action, id });
      /** Resolves to nothing where the session has ended. */
      const part = async (call: () => Promise<void>, what: 'profit' | 'customer') => {
        const source = { action: `offer/${what}`, subject: id } as const;
        return (await mutate(call, { alert: { source, message: { key: `offers.${what}NotSaved` }, about: orderNo } }))?.ok;
      };
      const percents = Object.fromEntries(lines.map((line) => [line.id, line.profit]));
      const profits = withProfits && (await part(() => saveOfferProfits(id, percents), 'profit'));
      const isCustomerSaved = profits !== undefined && (await part(() => saveOfferCustomer(orderNo, customer), 'customer'));
      return { profits: profits === true, customer: isCustomerSaved === true };
    },
  };
}

/** Loaded once more, an offer that is in the cart is in it twice. */
function whyNotLoaded(error: ApiError): Message | string {
  return serverMessage(error) ?? { key: isRefusal(error) ? 'common.technicalError' : 'offers.unsure' };
}
