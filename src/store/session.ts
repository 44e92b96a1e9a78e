import type { Page } from '@/host/page';

/** The facts of the page, and what the visitor chose of them. */
export interface SessionState {
  readonly page: Page;
  /** Code of the currency in which prices are shown. */
  readonly currency: string;
}

/** The session slice of a page that has just been read: prices start in the page's default currency. */
export function createSession(page: Page) {
  const chosen = page.currencies.find((entry) => entry.isDefault) ?? page.currencies[0];
  const initialState: SessionState = { page, currency: chosen?.code ?? 'TRY' };
  return (state = initialState): SessionState => state;
}
