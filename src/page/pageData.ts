/** Where the shop's own pages are: the page JSON's `routes`, with what holds where the page names none. Contract §3. */
export interface Routes {
  /**
   * the page on which customers sign in. All routes are paths that start with one `/`
   * @otherwise `/account/login`
   */
  readonly login: string;
  /**
   * the cart page
   * @otherwise `/sepet`
   */
  readonly cart: string;
  /**
   * the page of search results and of brands and models
   * @otherwise `/search`
   */
  readonly search: string;
  /**
   * the page that opens after a request for an offer
   * @otherwise `/teklif/liste`
   */
  readonly offers: string;
  /**
   * the page of past orders: where an order may have been placed and nobody knows, a link leads there
   * @otherwise no link
   */
  readonly orders: string | null;
  /**
   * the page on which products are ordered by their codes: an empty cart leads there
   * @otherwise no link
   */
  readonly quickOrder: string | null;
  /**
   * the page on which a debt is paid: the reminder of one leads there, and the end of a payment that failed
   * @otherwise no link
   */
  readonly payDebt: string | null;
  /**
   * where the cart page posts `_token`, `description` and `advencePrice` for card payment
   * @otherwise no card payment on the cart page
   */
  readonly checkout: string | null;
  /**
   * the page that opens after a card payment
   * @otherwise the checkout shows the success in place
   */
  readonly checkoutSummary: string | null;
  /**
   * the page of the payment frame ([§2](#the-payment-frame))
   * @otherwise `/payment/start`
   */
  readonly paymentStart: string;
}

/**
 * The keys of the page JSON (contract §3), as yet unchecked. The tables of the contract and of the widgets' pages, and the
 * names that checker and inspector know (`src/diagnostics/known.json`), are made of this: the comment of a key is what it is read
 * as, `@otherwise` what holds where it is missing or malformed, `@with` names the key that is told of in the same row.
 */
export interface PageData {
  /**
   * `"tr"` or `"en"`
   * @otherwise `"tr"`
   */
  readonly locale?: unknown;
  /**
   * the languages that the shop's pages come in, a list of `"tr"` and `"en"`
   * @otherwise no choice of language; one that is neither is left out
   */
  readonly languages?: unknown;
  /**
   * an object with `id`
   * @otherwise a visitor: no cart is fetched, the cart icon leads to the login. (No page JSON at all: nobody knows who is looking, so the cart is fetched and a refusal stays silent)
   */
  readonly user?: {
    /**
     * in TRY; with `b2b_risk_limit_islem` it limits what may be ordered on account
     * @otherwise no limit
     */
    readonly risk_limit?: unknown;
  };
  /**
   * see below
   * @otherwise see below
   */
  readonly settings?: unknown;
  readonly store?: {
    /**
     * the shop's name
     * @otherwise none
     */
    readonly name?: unknown;
    /**
     * a flag and a number: the shop can be asked by WhatsApp. The number has more than 4 characters; without a country code it is Turkish
     * @otherwise no WhatsApp
     */
    readonly whatsappControl?: unknown;
    /** @with whatsappControl */
    readonly whatsappNumber?: unknown;
  };
  /**
   * a list of `id`, `code`, `exchangeRate` (TRY for one unit), `default` (flag). Prices begin in the default, else in the first
   * @otherwise prices show in their own currency. A missing rate converts nothing; a malformed entry is left out
   */
  readonly currencies?: unknown;
  /**
   * the customer's branches, a list of `id` and `name`, and the id of the one that is ordered for. The cart page and the checkout offer the choice
   * @otherwise no choice; a malformed entry is left out
   */
  readonly branches?: unknown;
  /** @with branches */
  readonly currentBranch?: unknown;
  /**
   * what the customer should have paid: `overdueBalance`, `overdueBalanceExpiryDay` (days since it was due), `currency`
   * @otherwise no reminder
   */
  readonly debitAging?: unknown;
  /**
   * a list of products for `data-product-id`
   * @otherwise none; a malformed one is left out
   */
  readonly products?: unknown;
  /**
   * a flag: the visitor has accepted cookies. `null`: no record, nobody has been asked
   * @otherwise missing: no banner. Anything that is no flag is off
   */
  readonly cookieAllowed?: unknown;
  readonly routes?: Routes;
  /**
   * texts by locale and key, in place of ours. The keys are those of [texts](texts.md)
   * @otherwise our texts
   */
  readonly messages?: unknown;
}

/** A key of the page JSON, or the dotted path of one that stands in it. */
export type PageKey = { [Key in keyof PageData]-?: Key | `${Key}.${keyof NonNullable<PageData[Key]> & string}` }[keyof PageData];
