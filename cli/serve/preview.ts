import { createServer } from 'node:http';
import { createPreviewHandler, type Shown } from './handler';

/** A running preview. */
export interface Preview {
  /** Where it answers, without a slash at the end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Starts a preview on this machine alone; port 0 takes a free one. Each browser has a shop of its own.
 * @throws Error where the port is taken.
 */
export async function startPreview({ port, ...shown }: Shown & { readonly port: number }): Promise<Preview> {
  const server = createServer(createPreviewHandler(shown));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
