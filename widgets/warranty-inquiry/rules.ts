import type { Message } from '@/domain/message';

/** One movement of a device, as the shop's records have it. */
export interface WarrantyRecord {
  /** Date. */
  readonly tarih: string;
  /** What happened to it. */
  readonly durum: string;
  /** Number of the document. */
  readonly belgeNo: string;
}

/** What the shop knows of a serial number. S2 §3. */
export interface Warranty {
  /** Days that are left; negative: it has expired. Null where the shop does not say, as of what it has not sold. */
  readonly garantiSuresi: number | null;
  readonly hareket: readonly WarrantyRecord[];
}

/** The answer to an inquiry; `data` is null where the shop knows nothing. */
export interface WarrantyAnswer {
  readonly success: boolean;
  readonly data: Warranty | null;
  /** It has movements that cannot be read. */
  readonly isPartial?: true;
}

/** What the customer is told. */
export type WarrantyVerdict =
  | { readonly ok: true; readonly daysLeft: number; readonly isOver: boolean; readonly sales: readonly WarrantyRecord[] }
  /** A text of ours, or the server's own words. */
  | { readonly ok: false; readonly message: Message | string };

const SALE = 'SATIŞ';

/**
 * Only sales count and are listed; 0 days still continue. S2 §5, §8 and §9, decision 53. That there is no sale is told only where
 * every movement could be read.
 */
export function warrantyVerdict({ success, data, isPartial }: WarrantyAnswer): WarrantyVerdict {
  if (!success) return fail('common.technicalError');
  if (!data) return fail('warranty.unknown');
  const sales = data.hareket.filter(({ durum }) => durum.trim().toLocaleUpperCase('tr') === SALE);
  const daysLeft = data.garantiSuresi;
  if (sales.length === 0 && !isPartial) return fail('warranty.noSale');
  if (sales.length === 0 || daysLeft === null) return fail('common.technicalError');
  return { ok: true, daysLeft, isOver: daysLeft < 0, sales };
}

/** Why there was no answer: a 403 has its own text, then come the server's words. `status` is null without an HTTP error. S2 §8, decision 53. */
export function warrantyFailure(status: number | null, serverText: string | null): WarrantyVerdict {
  if (status === 403) return fail('warranty.signIn');
  return serverText === null ? fail('common.technicalError') : { ok: false, message: serverText };
}

function fail(key: string): WarrantyVerdict {
  return { ok: false, message: { key } };
}
