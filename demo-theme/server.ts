import { createServer } from 'node:http';
import type { Shop } from '../mocks/shop/shop';
import { createDemoHandler } from './handler';
import { createSessions } from './session';

export interface DemoServer {
  /** Where the shop answers, without a slash at the end. */
  readonly url: string;
  /** The shop behind the session of that name; tests set its scenario and read its journal. */
  shopOf(sessionId: string): Shop;
  close(): Promise<void>;
}

/**
 * Starts the demo shop on this machine alone. `dist` is the folder of the built bundle; port 0 (the default) takes a
 * free port. Rejects when the port is taken.
 */
export async function startDemoServer({ dist, port = 0 }: { dist: string; port?: number }): Promise<DemoServer> {
  const sessions = createSessions();
  const server = createServer(createDemoHandler({ dist, sessions }));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  const takenPort = typeof address === 'object' && address ? address.port : port;
  return {
    url: `http://127.0.0.1:${takenPort}`,
    shopOf: (sessionId) => sessions.get(sessionId).shop,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
