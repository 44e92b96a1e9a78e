import { listCall } from '@/domain/list/path';
import { productListSchema, type ProductListPage } from '@/schemas/productList';
import { checkAnswer } from '../answer';
import { request } from '../http';

/** GET one page of the list at `path` with the literal `query` ('' or '?…'). S1 §7, decision 2. */
export async function fetchProducts(path: string, query: string, signal: AbortSignal): Promise<ProductListPage> {
  return checkAnswer(await request({ method: 'GET', url: listCall(path, query), signal }), productListSchema);
}
