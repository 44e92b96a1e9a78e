import type { Density } from '@/domain/density';
import type { Page } from '@/page/readPage';
import type { TaxChoice } from '@/page/taxChoice';
import type { SavedSetting } from './savedSetting';

/** What the visitor chose of the page's facts. */
export interface Choices {
  /** Code of the currency in which prices are shown. */
  readonly currency: string;
  /** Id of the branch that is ordered for, as text; null where the page names none. */
  readonly branch: string | null;
  /** The language that the visitor wants; the page speaks its own until it is loaded anew. */
  readonly locale: Page['locale'];
}

/** The facts of the page and the visitor's choices, as they show: a choice that is being saved shows at once. */
export interface SessionState extends Choices {
  readonly page: Page;
  /** The choices as the shop has them. */
  readonly saved: Choices;
  /** Those on their way to the shop, in order. */
  readonly saving: ReadonlyArray<{ readonly requestId: string; readonly setting: SavedSetting }>;
  /**
   * Cookies were accepted here, and the shop knows or is being told: page data that were written before, as the way back brings them,
   * take nothing back.
   */
  readonly isConsentGiven: boolean;
  /** How close the rows of tables stand, as the visitor chose in this browser; null before any choice. Contract §2. */
  readonly density: Density | null;
  /** Whether the visitor wants VAT in prices, as chosen in this browser; null before any choice: then the shop says. */
  readonly tax: TaxChoice | null;
}

/** Any state that holds the session. */
export interface WithSession {
  readonly session: SessionState;
}
