import { setupServer } from 'msw/node';
import type { SetupServer } from 'msw/node';
import { createHandlers } from './handlers';
import type { Shop } from './shop/shop';

/**
 * Answers the requests of this process from `shop`, whatever their host, until `close()` is called.
 * A request that no handler knows fails.
 */
export function startStandIn(shop: Shop): SetupServer {
  const server = setupServer(...createHandlers(shop));
  server.listen({ onUnhandledRequest: 'error' });
  return server;
}
