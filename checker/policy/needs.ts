/** What widgets ask of the page's own origin, and the directives that may refuse it: each stands in for those before it. */
export interface Need {
  readonly directives: readonly [first: string, ...others: string[]];
  /** Null for every widget. */
  readonly widgets: readonly string[] | null;
  /** What does not work where it is refused. */
  readonly lost: string;
}

const WITH_IMAGES = [
  'product-list',
  'product-detail',
  'cart',
  'cart-icon',
  'checkout',
  'campaign',
  'order-list',
  'offer-list',
  'search-bar',
];
/** Those that show what their page gave, and ask the shop for nothing. */
export const WITHOUT_CALLS: readonly string[] = [
  'social-media',
  'carts',
  'overdue-debt-notification',
  'product-price',
  'product-quantity',
  'campaign',
  'saved-lists',
];

/** Those of the contract beside script and styles (contract §6). */
export const NEEDS: readonly Need[] = [
  { directives: ['connect-src', 'default-src'], widgets: null, lost: 'no widget can ask the shop for anything' },
  { directives: ['img-src', 'default-src'], widgets: WITH_IMAGES, lost: 'the images of products (/images/…) stay empty' },
  { directives: ['frame-src', 'child-src', 'default-src'], widgets: ['checkout'], lost: 'the payment page cannot open' },
  // Nothing stands in for it: without it every form may be sent anywhere.
  { directives: ['form-action'], widgets: ['search-bar', 'cart'], lost: 'their forms cannot be sent' },
];
