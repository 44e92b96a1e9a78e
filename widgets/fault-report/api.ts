import * as v from 'valibot';
import type { FaultCategory, FaultProduct } from './rules';
import { idSchema, nameSchema } from '@/schemas/basics';
import type { Id } from '@/domain/id';
import { read } from '@/schemas/read';
import { checkEntries } from '@/data/entries';
import { ApiFailure } from '@/data/apiError';
import { request } from '@/data/http';

export const faultCategoriesSchema: v.GenericSchema<unknown, FaultCategory[]> = v.array(
  v.object({ id: idSchema, name: nameSchema }, 'a category: { id, name }'),
  'a list of { id, name }',
);

/** Without their ids, which nobody reads: a product that can be chosen is not left out for one (decision 68). */
export const faultProductsSchema: v.GenericSchema<unknown, FaultProduct[]> = v.array(
  v.object({ name: nameSchema, code: nameSchema }),
  'a list of { name, code }',
);

/** What a refused call carries. S2 §7. */
export const faultRefusalSchema = v.object({ message: nameSchema });

/** GET the categories below one; none for one that is not divided. S2 §7. */
export function fetchSubcategories(id: Id, signal: AbortSignal): Promise<readonly FaultCategory[]> {
  return fetchList('basecategories', 'categories', id, faultCategoriesSchema, signal);
}

/** GET the products of a category. S2 §7. */
export function fetchFaultProducts(id: Id, signal: AbortSignal): Promise<readonly FaultProduct[]> {
  return fetchList('product', 'products', id, faultProductsSchema, signal);
}

async function fetchList<T>(
  what: string,
  noun: string,
  id: Id,
  schema: v.GenericSchema<unknown, T>,
  signal: AbortSignal,
): Promise<T> {
  try {
    const url = `/api/catalog/faultreport/${what}/${encodeURIComponent(id)}`;
    return await request({ method: 'GET', url, signal }, (text) => checkEntries(text, schema, { '': noun }).value);
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.error.kind !== 'http') throw failure;
    // These calls name their reason elsewhere than all the others.
    const refusal = read(faultRefusalSchema, failure.body);
    throw refusal.ok ? new ApiFailure({ ...failure.error, message: refusal.value.message }) : failure;
  }
}
