import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestHandler } from 'msw';
import { createHandlers } from '../mocks/handlers/index';
import { createShop } from '../mocks/shop/shop';
import type { Shop } from '../mocks/shop/shop';
import { ownPath } from './http/redirect';
import { DEFAULT_THEME, themeOf } from './themes';
import type { Theme } from './themes';

/** One visitor of the demo: a shop of their own, and the calls that this shop answers. */
export interface Session {
  readonly shop: Shop;
  readonly handlers: RequestHandler[];
  /** How the shop looks to this visitor: a matter of the demo, of which the shop knows nothing. */
  theme: Theme;
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
      const session: Session = { shop, handlers: createHandlers(shop), theme: DEFAULT_THEME };
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
  if (id !== fromCookie) response.appendHeader('Set-Cookie', `${COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax`);
  return sessions.get(id);
}

/**
 * Takes on the theme that an address names (`?tema=depo`) and answers the address without it, which the browser goes on
 * to: no widget and no link of the page then carries it along. Null where the address names none.
 */
export function chooseTheme(session: Session, url: URL): string | null {
  const theme = themeOf(url.searchParams.get('tema'));
  if (theme === null) return null;
  session.theme = theme;
  const rest = new URLSearchParams(url.search);
  rest.delete('tema');
  return ownPath(rest.size > 0 ? `${url.pathname}?${rest.toString()}` : url.pathname);
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
