import { listCall } from '@/domain/list/call';
import { productListSchema, productLists, type ProductListPage } from '@/schemas/productList';
import { countLeftOut } from '@/schemas/entriesComplaint';
import type { Complain } from '../complaint';
import { checkEntries } from '../entries';
import { request } from '../http';
import { readAnswered } from '../readAnswered';

/** GET one page of the list at `path` with the literal `query` ('' or '?…'). S1 §7, decision 2. */
export async function fetchProducts(path: string, query: string, signal: AbortSignal): Promise<ProductListPage> {
  return request({ method: 'GET', url: listCall(path, query), signal }, readProducts);
}

/** The page of a list that {@link fetchProducts} would answer, where it was asked for ahead and is there. */
export function answeredProducts(path: string, query: string): ProductListPage | null {
  return readAnswered(listCall(path, query), readProducts);
}

function readProducts(text: string, complain?: Complain): ProductListPage {
  const { value, leftOut } = checkEntries(text, productListSchema, productLists, complain);
  return { ...value, leftOut: countLeftOut(leftOut) };
}
