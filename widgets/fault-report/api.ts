import type * as v from 'valibot';
import type { FaultCategory, FaultProduct } from './rules';
import type { Id } from '@/domain/id';
import { faultCategoriesSchema, faultProductsSchema, faultRefusalSchema } from './schema';
import { read } from '@/schemas/read';
import { checkAnswer } from '@/data/answer';
import { ApiFailure } from '@/data/apiError';
import { request } from '@/data/http';

/** GET the categories below one; none for one that is not divided. S2 §7. */
export function fetchSubcategories(id: Id, signal: AbortSignal): Promise<readonly FaultCategory[]> {
  return fetchList('basecategories', id, faultCategoriesSchema, signal);
}

/** GET the products of a category. S2 §7. */
export function fetchFaultProducts(id: Id, signal: AbortSignal): Promise<readonly FaultProduct[]> {
  return fetchList('product', id, faultProductsSchema, signal);
}

async function fetchList<T>(what: string, id: Id, schema: v.GenericSchema<unknown, T>, signal: AbortSignal): Promise<T> {
  try {
    return checkAnswer(
      await request({ method: 'GET', url: `/api/catalog/faultreport/${what}/${encodeURIComponent(id)}`, signal }),
      schema,
    );
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.error.kind !== 'http') throw failure;
    // These calls name their reason elsewhere than all the others.
    const refusal = read(faultRefusalSchema, failure.body);
    throw refusal.ok ? new ApiFailure({ ...failure.error, message: refusal.value.message }) : failure;
  }
}
