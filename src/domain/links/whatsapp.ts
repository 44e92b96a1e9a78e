import type { ShopStore } from '../shopStore';
import { encodePart } from './encode';

/**
 * A telephone number as wa.me wants it, digits with the country code: "0532 123 45 67" → "905321234567".
 * Without a country code the number is Turkish. Decision 47.
 */
export function whatsappDigits(number: string): string {
  const digits = number.replace(/\D/g, '');
  const international = /^\s*(?:\+|00)/.test(number) ? digits.replace(/^00/, '') : null;
  if (international !== null) return international.replace(/^900(?=\d{10}$)/, '90');
  if (digits.startsWith('0')) return `90${digits.slice(1)}`;
  return digits.length === 10 ? `90${digits}` : digits;
}

/** What a page says that decides about WhatsApp. */
export interface WhatsappInput {
  readonly store: Pick<ShopStore, 'whatsappControl' | 'whatsappNumber'>;
}

/**
 * Whether the shop can be asked by WhatsApp: it has that switched on, and a number longer than 4 characters as written. To share a
 * text with whomever the visitor chooses needs nothing of the shop. S1 §4, decision 39.
 */
export function isWhatsappOffered({ store }: WhatsappInput): boolean {
  return store.whatsappControl && store.whatsappNumber.length > 4;
}

/** The link that opens a WhatsApp chat with the shop, the text already written. */
export function whatsappHref(store: Pick<ShopStore, 'whatsappNumber'>, text: string): string {
  return `https://wa.me/${whatsappDigits(store.whatsappNumber)}?text=${encodePart(text)}`;
}

/** The link that opens WhatsApp with a text to be sent to whomever the visitor chooses. Decision 39. */
export function whatsappShareHref(text: string): string {
  return `https://wa.me/?text=${encodePart(text)}`;
}
