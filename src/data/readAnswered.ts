import { shopAddress } from '@/page/address';
import { answeredAhead } from '@/page/callAhead';
import type { EntriesComplaint } from '@/schemas/entriesComplaint';
import { isOk } from './answer';
import { ApiFailure } from './apiError';
import type { Complain } from './complaint';

/**
 * What `read` makes of the answer to a GET of `url` that was made ahead, where it is there by now and nothing is wrong with it: so what
 * needs it begins with it. Null for everything else, of which the call itself then tells; nothing is told here.
 */
export function readAnswered<T>(url: string, read: (text: string, complain: Complain) => T): T | null {
  const answer = answeredAhead(shopAddress(url));
  if (!answer || !isOk(answer.status)) return null;
  const complaints: EntriesComplaint[] = [];
  try {
    const value = read(answer.text, (complaint) => {
      complaints.push(complaint);
    });
    return complaints.length === 0 ? value : null;
  } catch (failure) {
    if (failure instanceof ApiFailure) return null;
    throw failure;
  }
}
