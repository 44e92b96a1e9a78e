import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'msw';
import { createHandlers } from '../mocks/handlers/index';
import { createShop } from '../mocks/shop/shop';
import type { Shop } from '../mocks/shop/shop';

/** One visitor of the demo: a shop of their own, and the calls that this shop answers. */
export interface Session {
  readonly shop: Shop;
  readonly handlers: RequestHandler[];
}

export interface Sessions {
  /** The session of that name, new if there is none. */
  get(id: string): Session;
}

const COOKIE = 'demo';
const TEST_NAME = 'demo-session';
const NAME = /^[\w-]{1,64}$/;

/** At most `limit` sessions are kept; the one that was made first goes first. */
export function createSessions(limit = 500): Sessions {
  const sessions = new Map<string, Session>();
  return {
    get(id) {
      const known = sessions.get(id);
      if (known) return known;
      const shop = createShop();
      const session: Session = { shop, handlers: createHandlers(shop) };
      sessions.set(id, session);
      for (const oldest of sessions.keys()) {
        if (sessions.size <= limit) break;
        sessions.delete(oldest);
      }
      return session;
    },
  };
}

/**
 * The session that a request belongs to: the one a test names (header or query `demo-session`), else the cookie's,
 * else a new one. The answer sets the cookie where the browser does not have it yet.
 */
export function sessionOf(sessions: Sessions, url: URL, request: IncomingMessage, response: ServerResponse): Session {
  const fromCookie = readCookie(request.headers.cookie ?? '');
  const id = valid(request.headers[TEST_NAME]) ?? valid(url.searchParams.get(TEST_NAME)) ?? fromCookie ?? newId();
  if (id !== fromCookie) response.setHeader('Set-Cookie', `${COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax`);
  return sessions.get(id);
}

function readCookie(header: string): string | null {
  const pair = header.split(';').find((part) => part.trim().startsWith(`${COOKIE}=`));
  return valid(pair?.trim().slice(COOKIE.length + 1));
}

function valid(name: unknown): string | null {
  return typeof name === 'string' && NAME.test(name) ? name : null;
}

function newId(): string {
  return randomBytes(16).toString('hex');
}
