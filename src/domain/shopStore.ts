/** The shop behind the page. S1 §3. */
export interface ShopStore {
  readonly name: string;
  readonly whatsappControl: boolean;
  /** As the shop wrote it, e.g. "0532 123 45 67". */
  readonly whatsappNumber: string;
}
