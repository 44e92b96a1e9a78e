import { createSlice } from '@reduxjs/toolkit';
import type { Page } from '@/host/page';

/** The facts of the page, and what the visitor chose of them. */
export interface SessionState {
  readonly page: Page;
  /** Code of the currency in which prices are shown. */
  readonly currency: string;
}

/** The session of a page that has just been read. Prices start in the page's default currency. */
export function sessionOf(page: Page): SessionState {
  const currency = page.currencies.find((entry) => entry.isDefault) ?? page.currencies[0];
  return { page, currency: currency?.code ?? 'TRY' };
}

/** The session is given once, at start-up. */
export function createSession(page: Page) {
  return createSlice({ name: 'session', initialState: sessionOf(page), reducers: {} }).reducer;
}
