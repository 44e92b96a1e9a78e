import * as v from 'valibot';
import { isOn } from '@/domain/flags';
import type { TopHeader } from './rules/topHeader';
import { optionalNumberSchema, optionalTextSchema } from '@/schemas/basics';
import { currencyOr } from '@/schemas/money';
import { checkAnswer } from '@/data/answer';
import { tellPage } from '@/data/complaint';
import { request } from '@/data/http';

/** Words of which none takes another away, or the balance: what is no text, or has blanks alone, is left out. Decision 68. */
const wordsSchema = v.fallback(optionalTextSchema, null);

/** The answer of GET top-header-info; null for a visitor, of whom it need say nothing else. S2 §3 and §7, decision 59. */
export const topHeaderSchema: v.GenericSchema<unknown, TopHeader | null> = v.pipe(
  v.object({
    isAuthenticated: v.pipe(v.unknown(), v.transform(isOn)),
    salesRepresentativeName: wordsSchema,
    salesRepresentativePhone: wordsSchema,
    salesRepresentativeEmail: wordsSchema,
    customerName: wordsSchema,
    // What holds no number is an error, or a wrong sum could be believed.
    customerBalance: optionalNumberSchema,
    customerCurrency: currencyOr(''),
  }),
  v.transform(({ isAuthenticated, ...header }) => (isAuthenticated ? header : null)),
);

/** GET what the strip at the top says of the customer; null for a visitor. S2 §7. */
export async function fetchTopHeader(signal: AbortSignal): Promise<TopHeader | null> {
  const call = { method: 'GET', url: '/api/catalog/top-header-info', signal } as const;
  return request(call, (text) => checkAnswer(text, topHeaderSchema), tellPage);
}
