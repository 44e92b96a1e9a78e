import type { CartItem } from '@/domain/cart/cart';
import type { Id } from '@/domain/id';
import type { OfferCustomer, OfferPage } from './rules/offer';
import { cartItemSchema } from '@/schemas/cart';
import { offerSchema, offerSenderSchema } from './schema';
import { read } from '@/schemas/read';
import { checkTold, parseBody } from '@/data/answer';
import { ApiFailure } from '@/data/apiError';
import type { Complain } from '@/data/complaint';
import { request } from '@/data/http';
import { readAnswered } from '@/data/readAnswered';
import { readRecords } from '@/data/records';

const OFFER = '/api/catalog/offer';

/** PATCH something of an offer. Any 2xx answer will do (decision 50), but nothing is told as done by half an answer. */
async function patch(path: string, body?: object): Promise<void> {
  await request({ method: 'PATCH', url: `${OFFER}/${path}`, ...(body && { body }) }, checkTold);
}

/** GET one page of the offers: the literal `query` of the page ('' or '?…') goes along. S2 §7. */
export async function fetchOffers(query: string, signal: AbortSignal): Promise<OfferPage> {
  return request({ method: 'GET', url: urlOf(query), signal }, (text) => readOffers(text, query));
}

/** The page that {@link fetchOffers} would answer, where it was asked for ahead and is there. */
export function answeredOffers(query: string): OfferPage | null {
  return readAnswered(urlOf(query), (text, complain) => readOffers(text, query, complain));
}

const urlOf = (query: string) => `/api/catalog/offers${query}`;

function readOffers(text: string, query: string, complain?: Complain): OfferPage {
  const sender = read(offerSenderSchema, parseBody(text));
  // An offer prints without it, too.
  return {
    ...readRecords(text, query, offerSchema, 'offers', complain),
    sender: sender.ok ? sender.value : { logo: null, name: '', lines: [] },
  };
}

/** Cancels an offer. */
export function cancelOffer(id: Id): Promise<void> {
  return patch(encodeURIComponent(id), { cancel: true });
}

/** Mails an offer to its customer. */
export function mailOffer(id: Id): Promise<void> {
  return patch(`mail/${encodeURIComponent(id)}`);
}

/**
 * Loads an offer into the cart. Answers null where that is done, and with the cart's line where the server did no more
 * than that: such an answer has a status of 400 or more and no error in it. Decision 50.
 */
export async function editOffer(id: Id): Promise<CartItem | null> {
  try {
    await patch(`edit/${encodeURIComponent(id)}`);
    return null;
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.error.kind !== 'http' || failure.error.message !== null) throw failure;
    const line = read(cartItemSchema, failure.body);
    if (line.ok) return line.value;
    throw failure;
  }
}

/** Saves the profits of an offer's lines, by the ids of the lines; the offer goes by its id (decision 49). */
export function saveOfferProfits(id: Id, profits: Readonly<Record<string, number>>): Promise<void> {
  return patch('update/profit', { [id]: profits });
}

/** Saves the customer of an offer, which goes by its number here (decision 49). */
export function saveOfferCustomer(orderNo: string, customer: OfferCustomer): Promise<void> {
  return patch('update/customer', { [orderNo]: customer });
}
