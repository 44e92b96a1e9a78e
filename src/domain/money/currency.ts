import type { Id } from '../id';

/** One currency of the page. `exchangeRate` is how many TRY one unit costs (decision 14). */
export interface Currency {
  readonly id: Id;
  readonly code: string;
  readonly exchangeRate: number;
  readonly isDefault: boolean;
}
