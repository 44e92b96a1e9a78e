import { listCall } from '@/domain/list/path';
import { productListSchema, productLists, type ProductListPage } from '@/schemas/productList';
import { countLeftOut, readEntries } from '@/schemas/entries';
import { shopAddress } from '@/page/address';
import { answeredAhead } from '@/page/callAhead';
import { isOk, parseBody, refusalIn } from '../answer';
import { checkEntries } from '../entries';
import { request } from '../http';

/** GET one page of the list at `path` with the literal `query` ('' or '?…'). S1 §7, decision 2. */
export async function fetchProducts(path: string, query: string, signal: AbortSignal): Promise<ProductListPage> {
  const text = await request({ method: 'GET', url: listCall(path, query), signal });
  const { value, leftOut } = checkEntries(text, productListSchema, productLists);
  return { ...value, leftOut: countLeftOut(leftOut) };
}

/**
 * The page of a list that {@link fetchProducts} would answer, where it was asked for ahead, is there, and nothing is wrong with it: so a
 * list begins with its products. Null for everything else, of which that call then tells.
 */
export function answeredProducts(path: string, query: string): ProductListPage | null {
  const answer = answeredAhead(shopAddress(listCall(path, query)));
  if (!answer || !isOk(answer.status)) return null;
  const body = parseBody(answer.text);
  if (refusalIn(body) !== null) return null;
  const page = readEntries(productListSchema, body, productLists);
  return page.ok && page.leftOut.length === 0 ? page.value : null;
}
