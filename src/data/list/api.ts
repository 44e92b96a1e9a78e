import { listCall } from '@/domain/list/path';
import { productListSchema, productLists, type ProductListPage } from '@/schemas/productList';
import { countLeftOut } from '@/schemas/entries';
import { checkEntries } from '../entries';
import { request } from '../http';

/** GET one page of the list at `path` with the literal `query` ('' or '?…'). S1 §7, decision 2. */
export async function fetchProducts(path: string, query: string, signal: AbortSignal): Promise<ProductListPage> {
  const text = await request({ method: 'GET', url: listCall(path, query), signal });
  const { value, leftOut } = checkEntries(text, productListSchema, productLists);
  return { ...value, leftOut: countLeftOut(leftOut) };
}
