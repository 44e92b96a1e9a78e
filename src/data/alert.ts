import { createAction } from '@reduxjs/toolkit';
import type { Id } from '@/domain/id';
import type { Message } from '@/domain/message';
import type { ToastLink, ToastSource } from '@/page/services';

/**
 * What an alert can be about, with when it comes, and when it goes beside being closed; each has the type of its subject,
 * where there are several. docs/texts.md prints these comments. Decision 64.
 */
export interface AlertActions {
  /** A product was not added, by the shop's rules or by the server. Goes when the same product is added again. */
  'cart/add': Id;
  /** The order was refused, failed, or nobody knows. Goes when it is sent again. */
  'cart/saveOrder': undefined;
  /** The risk limit holds the order back. Goes when cart, plan or limit change what it says. */
  'order/risk': undefined;
  /** The offer was refused, failed, or nobody knows. Goes when it is requested again. */
  'cart/makeOffer': undefined;
  /** A choice of currency, branch or language was not saved. Goes when the same is chosen again. */
  'settings/save': string;
  /** Accepting cookies failed. Goes when it is tried again. */
  'cookies/accept': undefined;
  /** The card form lacks something. Goes when that is filled in, at the next press, and when the payment opens. */
  card: undefined;
  /** Copying a payment link. Goes when it is copied again and when the link changes. */
  'paymentLink/copy': undefined;
  /** Sharing a payment link failed. Goes when it is tried again. */
  'paymentLink/share': undefined;
  /** An offer was not loaded into the cart. Goes when it is tried again. */
  'offer/edit': Id;
  /** Mailing an offer, well or not. Goes when it is mailed again. */
  'offer/mail': Id;
  /** The profits of an offer were not saved. Goes when they are saved again. */
  'offer/profit': Id;
  /** The customer of an offer was not saved. Goes when it is saved again. */
  'offer/customer': Id;
  /** Cancelling an order or offer failed. Goes when it is tried again. */
  cancel: Id;
  /** The print window was refused. Goes when printing is tried again. */
  print: undefined;
  /** The page has no field for the product code. Goes when a product is chosen again. */
  fault: undefined;
  /** A search of the statistics lacks its word, or failed. Goes when the word is typed and at the next search. */
  'stats/search': undefined;
  /** The statistics were not loaded. Goes when they are loaded again. */
  'stats/load': undefined;
}

/** Whose alert it is: an action, and which of several things it was tried on. Decision 64. */
export type AlertSource = {
  [Action in keyof AlertActions]: { readonly action: Action; readonly subject?: AlertActions[Action] };
}[keyof AlertActions];

/** Something that the customer must notice and dismiss: an alert of the specification. Decisions 8 and 64. */
export interface Alert<Source extends ToastSource = AlertSource> {
  readonly source: Source;
  /** Ours, or in the shop's own words. */
  readonly message: Message | string;
  /** The name of its subject, which stands beside the message. */
  readonly about?: string | undefined;
  readonly link?: ToastLink | undefined;
  /** Good news, which looks like that. */
  readonly isGood?: boolean | undefined;
}

export const alerted = createAction<Alert>('alerted');

/** What a source has said is no longer true, or is being tried again; without a subject, whatever its action has said. */
export const alertWithdrawn = createAction<AlertSource>('alert/withdrawn');

/** Of adding a product. */
export function addSource(productId: Id): AlertSource {
  return { action: 'cart/add', subject: productId };
}
