import { listCall } from '@/domain/list/call';
import { productListSchema, productLists, type ProductListPage } from '@/schemas/productList';
import { countLeftOut } from '@/schemas/entriesComplaint';
import { checkEntries, type Complain } from '../entries';
import { request } from '../http';
import { readAnswered } from '../readAnswered';

/** GET one page of the list at `path` with the literal `query` ('' or '?…'). S1 §7, decision 2. */
export async function fetchProducts(path: string, query: string, signal: AbortSignal): Promise<ProductListPage> {
  return readProducts(await request({ method: 'GET', url: listCall(path, query), signal }));
}

/** The page of a list that {@link fetchProducts} would answer, where it was asked for ahead and is there. */
export function answeredProducts(path: string, query: string): ProductListPage | null {
  return readAnswered(listCall(path, query), readProducts);
}

function readProducts(text: string, complain?: Complain): ProductListPage {
  const { value, leftOut } = checkEntries(text, productListSchema, productLists, complain);
  return { ...value, leftOut: countLeftOut(leftOut) };
}
