import { parseBody } from '@/data/answer';
import { readTelling } from '@/data/complaint';
import { checkEntries } from '@/data/entries';
import { ask, httpFailure } from '@/data/http';
import { encodePart } from '@/domain/links/encode';
import { listCall } from '@/domain/list/call';
import type { Product } from '@/domain/product';
import { productListSchema, productLists } from '@/schemas/productList';
import { retryDelay } from '../rules/retryAfter';
import { Paused } from './limiter';

const TOO_MANY = 429;

/**
 * GET the first page of what the shop's search finds for `words`: the list call of the search route. What must be chosen down to its
 * variant says so. S1 §7, decisions 2 and 31.
 * @throws ApiFailure as any call; {@link Paused} where the shop asks to wait
 */
export async function searchProducts(route: string, words: string, signal: AbortSignal): Promise<readonly Product[]> {
  const url = listCall(route, `?q=${encodePart(words)}`);
  const { status, text, retryAfter } = await ask({ method: 'GET', url, signal, anyStatus: true });
  if (status === TOO_MANY) throw new Paused(retryDelay(retryAfter, Date.now()));
  if (status >= 400) throw httpFailure({ status, text });
  const read = () => checkEntries(text, productListSchema, productLists).value;
  const { items, variantCheck } = await readTelling({ method: 'GET', url }, () => parseBody(text), read);
  return items.map((product) => ({
    ...product,
    variantChosen: product.variantChosen ?? variantCheck[String(product.id)] ?? null,
  }));
}
