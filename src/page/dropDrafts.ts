/** Where the drafts of this tab stand in its storage. */
export const DRAFTS = 'drafts';

/** Forgets what was typed for an order or a payment in this tab: it has been sent. Apart from what reads it, as each page may call this. */
export function dropDrafts(): void {
  try {
    sessionStorage.removeItem(`vitrin:${DRAFTS}`);
  } catch {
    // Private windows refuse, and have kept nothing.
  }
}
