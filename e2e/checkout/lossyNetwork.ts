import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * What the network does with a call that closes a cart. `lost`: its connection breaks once the shop has carried it out.
 * `reset`: the same, but only on a connection that has served other calls; a browser then sends it again by itself. `held`: the
 * answer waits until it is let go. `stuck`: it never comes to the shop.
 */
export type Fate = 'lost' | 'reset' | 'held' | 'stuck';

export interface LossyNetwork {
  /** Where the shop answers through it, without a slash at the end. */
  readonly url: string;
  /** What becomes of POSTs to `path` from now on; null: nothing special. */
  doom(path: string, fate: Fate | null): void;
  /** How many POSTs to that path have arrived. */
  arrived(path: string): number;
  /** Lets go what is held, and what would be: of a call that has arrived the answer may be on its way. */
  release(): void;
  close(): Promise<void>;
}

/** A network of real sockets before the shop at `shopUrl`, as good as any until a call is doomed. */
export async function startLossyNetwork(shopUrl: string): Promise<LossyNetwork> {
  const fates = new Map<string, Fate | null>();
  const posts: string[] = [];
  const served = new WeakSet<Socket>();
  let held: Array<() => void> = [];

  const answer = (call: IncomingMessage, response: ServerResponse) => {
    const { method = 'GET', url = '/', headers, socket } = call;
    const fate = method === 'POST' ? (fates.get(url) ?? null) : null;
    if (method === 'POST') posts.push(url);
    if (fate === 'stuck') return;
    const forwarded = request(shopUrl + url, { method, headers }, (answered) => {
      const breaks = fate === 'lost' || (fate === 'reset' && served.has(socket));
      served.add(socket);
      if (breaks) {
        answered.resume();
        socket.destroy();
        return;
      }
      const pass = () => {
        response.writeHead(answered.statusCode ?? 502, answered.headers);
        answered.pipe(response);
      };
      if (fate === 'held' && fates.get(url) === 'held') held.push(pass);
      else pass();
    });
    forwarded.on('error', () => socket.destroy());
    call.pipe(forwarded);
  };

  const server = createServer(answer);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the network has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    doom(path, fate) {
      fates.set(path, fate);
    },
    arrived: (path) => posts.filter((each) => each === path).length,
    release() {
      for (const [path, fate] of fates) if (fate === 'held') fates.delete(path);
      for (const pass of held.splice(0)) pass();
    },
    close: () =>
      new Promise((resolve) => {
        held = [];
        server.close(() => {
          resolve();
        });
        server.closeAllConnections();
      }),
  };
}
