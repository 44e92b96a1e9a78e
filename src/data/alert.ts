import { createAction } from '@reduxjs/toolkit';
import type { Id } from '@/domain/id';
import type { Message } from '@/domain/message';
import type { ToastLink, ToastSource } from '@/page/services';

/**
 * What an alert can be about, with when it comes, and when it goes beside being closed; each has the type of its subject,
 * where there are several. docs/texts.md prints these comments. Decision 64.
 */
export interface AlertActions {
  /**
   * A product was not added, by the shop's rules or by the server; or it was after all, and only the answer was lost.
   * @goes when the same product is added again, and when it leads to the product's page
   * @texts add.notEnough add.noUnit add.chooseVariant add.chooseVariantRedirect common.technicalError common.offline cart.added
   */
  'cart/add': Id;
  /**
   * The order was refused, failed, or nobody knows; or the cart was not taken to be paid by card.
   * @goes when it is sent again
   * @texts cartPage.changed cartPage.orderUnconfirmed common.technicalError common.offline
   */
  'cart/saveOrder': undefined;
  /**
   * The risk limit holds the order back.
   * @goes when cart, plan or limit change what it says
   * @texts order.riskLimit
   */
  'order/risk': undefined;
  /**
   * The offer was refused, failed, or nobody knows.
   * @goes when it is requested again
   * @texts cartPage.changed cartPage.offerUnconfirmed common.technicalError common.offline
   */
  'cart/makeOffer': undefined;
  /**
   * The cart could not be fetched, which an order or offer had to wait for.
   * @goes when it is fetched again
   * @texts cart.loadFailed
   */
  'cart/load': undefined;
  /**
   * A choice of currency, branch or language was not saved.
   * @goes when the same is chosen again
   * @texts common.technicalError common.offline
   */
  'settings/save': string;
  /**
   * The shop has another user or branch by now than this page, which has old prices then, or does not take its forgery token (419).
   * @goes when they are those of the page again, with other page data, and, of a token, when something is tried again
   * @texts page.outdated
   */
  'page/outdated': 'user' | 'branch' | 'token';
  /**
   * Accepting cookies failed.
   * @goes when it is tried again
   * @texts common.technicalError common.offline
   */
  'cookies/accept': undefined;
  /**
   * The card form lacks something.
   * @goes when that is filled in, at the next press, and when the payment opens
   * @texts card.missing.form card.missing.card card.missing.holder card.missing.expire card.missing.ccv card.missing.amount
   */
  card: undefined;
  /**
   * Copying a payment link.
   * @goes when it is copied again and when the link changes
   * @texts paymentLink.nothingToCopy paymentLink.copied paymentLink.notCopied
   */
  'paymentLink/copy': undefined;
  /**
   * Sharing a payment link failed.
   * @goes when it is tried again
   * @texts paymentLink.notCreated paymentLink.shareFailed
   */
  'paymentLink/share': undefined;
  /**
   * An offer was not loaded into the cart, or nobody knows; or the shop answered with one line that it put there.
   * @goes when it is tried again
   * @texts common.technicalError offers.unsure offers.lineAdded
   */
  'offer/edit': Id;
  /**
   * Mailing an offer, well or not.
   * @goes when it is mailed again
   * @texts offers.mailed offers.notMailed
   */
  'offer/mail': Id;
  /**
   * The profits of an offer were not saved.
   * @goes when they are saved again
   * @texts offers.profitNotSaved
   */
  'offer/profit': Id;
  /**
   * The customer of an offer was not saved.
   * @goes when it is saved again
   * @texts offers.customerNotSaved
   */
  'offer/customer': Id;
  /**
   * Cancelling an order or offer failed.
   * @goes when it is tried again
   * @texts records.notCancelled
   */
  cancel: Id;
  /**
   * The print window was refused.
   * @goes when printing is tried again
   * @texts print.refused
   */
  print: undefined;
  /**
   * The page has no field for the product code.
   * @goes when a product is chosen again
   * @texts faultReport.noField
   */
  fault: undefined;
  /**
   * A search of the statistics lacks its word, or failed.
   * @goes when the word is typed and at the next search
   * @texts stats.noTerm stats.searchFailed
   */
  'stats/search': undefined;
  /**
   * The statistics were not loaded.
   * @goes when they are loaded again
   * @texts stats.failed
   */
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
