/** What the shop's staff read where the customer wrote nothing: data for the server, so it is Turkish in any locale. */
const NO_NOTE = 'Sipariş notu yok';

/** The note of an order or an offer as it is sent: trimmed, never empty. S1 §5, decision 38. */
export function orderNote(note: string | null): string {
  return note?.trim() || NO_NOTE;
}
