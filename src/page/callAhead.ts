import { dom } from '@/runtime/page/dom';
import { openChannel } from './channel';

/** Milliseconds after which a call of the shop counts as timed out, whoever makes it. */
export const TIMEOUT = 20_000;

/** What a server has answered. */
export interface Answer {
  readonly status: number;
  readonly text: string;
  /** Where it came from in the end, after redirects; '' where the browser does not say. */
  readonly url: string;
  /** Its `Retry-After`, where it has one. */
  readonly retryAfter: string | null;
}

/** A GET that is made while the code of the widget that needs it is on its way. */
export interface AheadCall {
  /** Its answer, of any status, or why there is none. */
  readonly outcome: Promise<Answer | 'network' | 'timeout' | 'aborted'>;
  /** Its answer once it is there, for who cannot wait; null before, and where there is none. */
  readonly answered: () => Answer | null;
  /** Breaks it off. */
  readonly stop: () => void;
}

/** Told at the document's head by who needs a call: no module keeps a state, and a call that nobody takes over ends with its listener. */
const WANTED = 'vitrin-call-wanted';

interface Wanted {
  /** Null of a write: what was asked before it may be out of date. */
  readonly url: string | null;
  /** It is made by whoever asks, and by nobody else. */
  readonly isTakenOver: boolean;
  call: AheadCall | null;
}

function want(url: string | null, isTakenOver: boolean): AheadCall | null {
  const wanted: Wanted = { url, isTakenOver, call: null };
  dom.head.dispatchEvent(new CustomEvent(WANTED, { detail: wanted }));
  return wanted.call;
}

/**
 * The GET of that whole address that was made ahead; null where there is none. Once: who asks next makes its own. Null, of a write,
 * has all of them forgotten.
 */
export const takeOver = (url: string | null): AheadCall | null => want(url, true);

/** What the GET of that whole address, made ahead, has been answered by now; null where nothing. It may still be taken over. */
export const answeredAhead = (url: string): Answer | null => want(url, false)?.answered() ?? null;

/**
 * Makes a GET of the shop as `src/data/http.ts` would, for whom {@link takeOver} asks first until `until`. What this page or another tab
 * changes meanwhile may make its answer an old one: it is then forgotten, and whoever needs it asks anew.
 * @param url the whole address
 */
export function callAhead(url: string, until: AbortSignal): void {
  if (until.aborted || want(url, false)) return;
  const request = new XMLHttpRequest();
  const stop = () => {
    if (!isOver) request.abort();
  };
  const outcome = send(request, url);
  let isOver = false;
  let answer: Answer | null = null;
  void outcome.then((what) => {
    isOver = true;
    answer = typeof what === 'object' ? what : null;
  });
  const call: AheadCall = { outcome, answered: () => answer, stop };
  const waiting = new AbortController();
  const { signal } = waiting;
  const channel = openChannel();
  const forget = () => {
    // Listeners are told of it even so where a page's own `addEventListener` knows no signal, as that of old versions of zone.js.
    if (signal.aborted) return;
    waiting.abort();
    stop();
  };
  signal.addEventListener('abort', () => channel?.close());
  channel?.addEventListener('message', forget, { signal });
  until.addEventListener('abort', forget, { signal });
  dom.head.addEventListener(
    WANTED,
    ({ detail: wanted }: CustomEventInit<Wanted>) => {
      if (wanted?.url === null) forget();
      if (signal.aborted || wanted?.url !== url) return;
      wanted.call = call;
      if (wanted.isTakenOver) waiting.abort();
    },
    { signal },
  );
}

function send(request: XMLHttpRequest, url: string): AheadCall['outcome'] {
  return new Promise((resolve) => {
    request.ontimeout = () => {
      resolve('timeout');
    };
    request.onabort = () => {
      resolve('aborted');
    };
    request.onloadend = () => {
      const { status, responseText: text, responseURL } = request;
      resolve(
        status === 0 ? 'network' : { status, text, url: responseURL, retryAfter: request.getResponseHeader('Retry-After') },
      );
    };
    request.open('GET', url);
    request.timeout = TIMEOUT;
    request.setRequestHeader('Accept', 'application/json');
    request.setRequestHeader('X-Requested-With', 'XMLHttpRequest');
    request.send();
  });
}
