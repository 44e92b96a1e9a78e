import type { RequestHandler } from 'msw';
import type { Shop } from '../shop/shop';

/** Every file of this folder that answers calls says so by its `handlers`. */
const files = import.meta.glob<{ readonly handlers?: (shop: Shop) => readonly RequestHandler[] }>(
  ['./**/*.ts', '!./index.ts', '!./call/**'],
  { eager: true },
);

/** The shop's whole API for one session. The paths match on every host. */
export function createHandlers(shop: Shop): RequestHandler[] {
  return Object.values(files).flatMap(({ handlers }) => handlers?.(shop) ?? []);
}
