import type { Shop } from '@mocks/shop/shop';

/** How the first closing call fares; each later one is carried out and answered. */
export interface Fate {
  /** Whether the shop carries it out, and how many seconds after its arrival. */
  readonly carriedOut?: number;
  /** What comes back; null: the connection breaks. Without it, what the shop says. */
  readonly answer?: { readonly status: number; readonly text: string; readonly headers?: string } | null;
  /** How often the network sends it, unasked: a browser repeats a POST on a kept-alive connection that is reset. */
  readonly sent?: number;
}

interface Said {
  readonly status: number;
  readonly text: string;
  readonly headers?: string;
}

const SECOND = 1000;
/** Seconds that an answer takes. */
const ANSWER = 1;
const READ = 0.05;
const said = (body: object): Said => ({ status: 200, text: JSON.stringify(body) });
const EMPTY = said({ error: { messages: { type: 'Sepetiniz boş.' } } });

const inSeconds = (seconds: number, then: () => void) => setTimeout(then, seconds * SECOND);

/**
 * The stand-in shop behind a network that fares as it is told, for calls that arrive as fast as the clock is turned. A
 * call takes the cart as it finds it, so that two which arrive together are two orders, as in many a real shop.
 * Answers with the `XMLHttpRequest` through which pages reach it.
 */
export function createLossyShop(shop: Shop, honoursKeys: boolean, fate: Fate) {
  /** Whether each thing that was carried out was asked for after the words of decision 66. */
  const carriedOut: boolean[] = [];
  const answered = new Map<string, { answer?: Said; readonly waiting: Array<(answer: Said) => void> }>();
  const changes = new Set<string>();
  let isFirst = true;
  let isTold = false;
  let open: Request[] = [];

  /** What a call will do once the shop gets to it; null for nothing. */
  function begin(path: string, body: unknown): (() => Said) | null {
    if (path === '/api/payment-link') return () => said({ success: true, message: '', link: shop.paymentLinks.make(100).link });
    if (path.startsWith('/api/catalog/cart')) {
      if (shop.cart.items().length === 0) return null;
      return () => {
        shop.cart.clear();
        return said({ success: true });
      };
    }
    // A PATCH that finds what it asks for changes nothing.
    const change = `${path} ${String(body)}`;
    if (changes.has(change)) return null;
    changes.add(change);
    return () => said({ success: true });
  }

  function arrive(request: Request, seconds: number, answer: (said: Said) => void): void {
    const key = honoursKeys ? (request.headers['Idempotency-Key'] ?? null) : null;
    const known = key === null ? undefined : answered.get(key);
    if (known?.answer) answer(known.answer);
    if (known) {
      known.waiting.push(answer);
      return;
    }
    const record = { waiting: [answer] };
    if (key !== null) answered.set(key, record);
    const carryOut = begin(request.path, request.body);
    const afterWords = isTold;
    inSeconds(seconds, () => {
      const result = carryOut?.() ?? EMPTY;
      if (carryOut) carriedOut.push(afterWords);
      Object.assign(record, { answer: result });
      for (const tell of record.waiting) tell(result);
    });
  }

  class Request {
    status = 0;
    timeout = 0;
    responseText = '';
    responseURL = '';
    method = '';
    path = '';
    body: unknown;
    isGone = false;
    readonly headers: Record<string, string> = {};
    received = '';
    onloadend: (() => void) | null = null;
    onerror: (() => void) | null = null;
    ontimeout: (() => void) | null = null;
    #timer: ReturnType<typeof setTimeout> | undefined;

    open(method: string, url: string) {
      this.method = method;
      this.responseURL = url;
      this.path = new URL(url).pathname;
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    getAllResponseHeaders() {
      return this.received;
    }
    abort() {
      this.isGone = true;
    }
    send(body: unknown) {
      this.body = body;
      open.push(this);
      if (this.timeout > 0) {
        this.#timer = setTimeout(() => {
          this.#end(() => this.ontimeout?.());
        }, this.timeout);
      }
      if (this.method === 'GET') {
        inSeconds(READ, () => {
          this.answer({ status: 200, text: JSON.stringify(shop.cart.items()) });
        });
        return;
      }
      const { carriedOut: after, answer, sent = 1 }: Fate = isFirst ? fate : { carriedOut: 0 };
      isFirst = false;
      const reply = (own: Said) => {
        inSeconds(ANSWER, () => {
          this.answer(answer === undefined ? own : answer);
        });
      };
      if (after === undefined) reply(EMPTY);
      else for (let copy = 0; copy < sent; copy += 1) arrive(this, after, copy === 0 ? reply : () => undefined);
    }
    answer(what: Said | null) {
      this.#end(() => {
        if (what === null) {
          this.onerror?.();
          return;
        }
        this.status = what.status;
        this.responseText = what.text;
        this.received = what.headers ?? '';
        this.onloadend?.();
      });
    }
    #end(tell: () => void) {
      clearTimeout(this.#timer);
      if (this.isGone) return;
      this.isGone = true;
      open = open.filter((each) => each !== this);
      tell();
    }
  }

  return {
    Request,
    /** Whether each was asked for only after the words. */
    carriedOut,
    /** The words of decision 66, or those of a link that failed, have been said. */
    tell() {
      isTold = true;
    },
    /** The page is gone: nobody hears an answer any more. The shop works on. */
    leave() {
      for (const each of open) each.abort();
      open = [];
    },
    /** The page was frozen, and its connections broke. */
    breakOff() {
      for (const each of [...open]) each.answer(null);
    },
  };
}
