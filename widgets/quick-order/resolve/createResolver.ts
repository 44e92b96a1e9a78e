import { fold } from '@/domain/fold';
import type { Product } from '@/domain/product';
import { compactCode, findMatches } from '../rules/codes';
import type { Resolution } from '../rules/row';
import { createLimiter } from './limiter';

/** So many searches are under way at once. */
const AT_ONCE = 4;
/** So many products are offered in the place of a code that nobody knows. */
const OFFERS = 5;

/** Asks the shop's search for words. */
export type Search = (words: string, signal: AbortSignal) => Promise<readonly Product[]>;

/** Finds out what codes mean. */
export interface Resolver {
  /** Asks the shop, but once for each code of the visit. What is no longer wanted by anybody is broken off. @throws what the search throws */
  resolve(code: string, signal: AbortSignal): Promise<Resolution>;
}

interface Lookup {
  readonly answer: Promise<Resolution>;
  readonly controller: AbortController;
  /** How many rows wait for it. */
  wanted: number;
  isAnswered: boolean;
}

/**
 * Resolves codes by the shop's search: with at most two calls a code (as it is typed; where no product is that code, once more
 * without spaces and hyphens), four at a time. What it has learnt it keeps as long as it lives; failures it forgets.
 */
export function createResolver(search: Search, ending: AbortSignal, onPause: (isPaused: boolean) => void): Resolver {
  const lookups = new Map<string, Lookup>();
  const limiter = createLimiter(AT_ONCE, ending, onPause);

  const ask = async (code: string, signal: AbortSignal): Promise<Resolution> => {
    const call = (words: string) => limiter.run(() => search(words, signal), signal);
    const products = await call(code);
    const first = toResolution(products, code);
    const compact = compactCode(code);
    if (first || compact === code || compact === '') return first ?? noneOf(products);
    const others = await call(compact);
    return toResolution(others, code) ?? noneOf([...products, ...others]);
  };
  const forget = (key: string, lookup: Lookup) => {
    if (lookups.get(key) === lookup) lookups.delete(key);
  };
  const begin = (key: string, code: string): Lookup => {
    const controller = new AbortController();
    const lookup: Lookup = { answer: ask(code, controller.signal), controller, wanted: 0, isAnswered: false };
    lookups.set(key, lookup);
    lookup.answer.then(
      () => {
        lookup.isAnswered = true;
      },
      () => {
        forget(key, lookup);
      },
    );
    return lookup;
  };

  return {
    resolve(code, signal) {
      const key = fold(code);
      const lookup = lookups.get(key) ?? begin(key, code);
      lookup.wanted += 1;
      signal.addEventListener(
        'abort',
        () => {
          lookup.wanted -= 1;
          if (lookup.wanted > 0 || lookup.isAnswered) return;
          forget(key, lookup);
          lookup.controller.abort();
        },
        { once: true },
      );
      return lookup.answer;
    },
  };
}

/** Null where none of the products is that code. */
function toResolution(products: readonly Product[], code: string): Resolution | null {
  const matches = findMatches(distinct(products), code);
  const [match] = matches;
  if (!match) return null;
  return matches.length === 1 ? { kind: 'found', match } : { kind: 'several', matches };
}

function noneOf(products: readonly Product[]): Resolution {
  return { kind: 'none', near: distinct(products).slice(0, OFFERS) };
}

/** Each product once: both calls may bring it, and a server that looks in each unit for a barcode names it by each. */
function distinct(products: readonly Product[]): readonly Product[] {
  return [...new Map(products.map((product) => [String(product.id), product])).values()];
}
