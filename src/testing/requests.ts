import { beforeEach, onTestFinished, vi } from 'vitest';
import type { Fault } from '@mocks/shop/scenario';
import type { Shop } from '@mocks/shop/shop';

/** What a message says of a call that failed so. Of a 401 it says nothing, as the login opens; nor of what was carried out. */
export const SAID: Readonly<Partial<Record<Fault, string>>> = {
  offline: 'Sunucuya ulaşılamadı.',
  timeout: 'Sunucuya ulaşılamadı.',
  html: 'Teknik bir hata yaşandı.',
  '403': 'Bu işlem için yetkiniz yok.',
  '409': 'Kayıt başka bir oturumda değişti.',
  '422': 'Gönderilen bilgiler geçersiz.',
  '500': 'Sunucuda beklenmeyen bir hata oluştu.',
};

/** The same of a setting: an answer that breaks off does not say that it was saved. */
export const SAID_OF_SAVING: typeof SAID = { ...SAID, truncated: 'Teknik bir hata yaşandı.' };

/**
 * A fault for each kind of error with which a call that reads its answer can end. Which fault becomes which error, for
 * each call, src/data/faults.test.tsx says.
 */
export const READ_ANSWER_FAULTS = ['offline', 'timeout', '401', '500', 'shape'] as const satisfies readonly Fault[];

/**
 * The same for a call whose answer nobody needs: a page in its place (`html`) is a failure, and what was spoilt on its
 * way back (`shape`) a success.
 */
export const UNREAD_ANSWER_FAULTS = ['offline', 'timeout', '401', '500', 'html', 'shape'] as const satisfies readonly Fault[];

/** A promise, and what keeps or breaks it. */
export function gate() {
  let [open, close] = [(): void => undefined, (): void => undefined];
  const opened = new Promise<void>((resolve, reject) => {
    [open, close] = [resolve, reject];
  });
  return { open, close, opened };
}

/** Hands over each request of the page from now on, before it is sent. */
function onRequest(note: (request: XMLHttpRequest) => void): void {
  vi.stubGlobal(
    'XMLHttpRequest',
    new Proxy(XMLHttpRequest, {
      construct(Target) {
        const request = new Target();
        note(request);
        return request;
      },
    }),
  );
}

/** Lets the requests that get no answer (fault `timeout`) time out at once: the browser's clock is not waited for. */
export function holdRequests(): () => void {
  const open: XMLHttpRequest[] = [];
  onRequest((request) => open.push(request));
  return () => {
    for (const request of open.splice(0))
      for (const type of ['timeout', 'loadend']) request.dispatchEvent(new ProgressEvent(type));
  };
}

/** Answers with what says how many requests the page has broken off since. */
export function watchBrokenOff(): () => number {
  let count = 0;
  onRequest((request) => {
    const abort = request.abort.bind(request);
    request.abort = () => {
      count += 1;
      abort();
    };
  });
  return () => count;
}

/**
 * Answers with what says how many requests have ended for the page since, however they ended. The shop notes its answer
 * some tasks before: who looks then sees nothing of what comes of it.
 */
export function watchEnded(): () => number {
  let count = 0;
  onRequest((request) => {
    request.addEventListener('loadend', () => {
      count += 1;
    });
  });
  return () => count;
}

/**
 * Answers every request from now on so: for what the stand-in never says. What was asked is added to the list it returns.
 * @param redirectedTo the path of the shop at which the answer stands, where it is not what was asked for
 */
export function answerRequests(status: number, responseText: string, redirectedTo?: string): string[] {
  const asked: string[] = [];
  // As much of an XMLHttpRequest as our calls use.
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = status;
      responseText = responseText;
      responseURL = '';
      onloadend: (() => void) | null = null;
      open(method: string, url: string) {
        asked.push(`${method} ${url.replace(location.origin, '')}`);
        this.responseURL = new URL(redirectedTo ?? url, location.origin).href;
      }
      setRequestHeader() {
        /* However. */
      }
      getAllResponseHeaders() {
        return '';
      }
      getResponseHeader() {
        return null;
      }
      send() {
        queueMicrotask(() => {
          this.onloadend?.();
        });
      }
    },
  );
  return asked;
}

/** Where the page would have gone: until the test is over nothing leaves it. */
export function stayHere(): readonly string[] {
  const left: string[] = [];
  const ending = new AbortController();
  document.addEventListener(
    'vitrin:before-navigate',
    (event) => {
      left.push(event.detail.how === 'reload' ? 'reload' : event.detail.url);
      event.preventDefault();
    },
    { signal: ending.signal },
  );
  onTestFinished(() => {
    ending.abort();
  });
  return left;
}

/** Keeps every test of the file on its page. Answers with what says where the current one would have gone. */
export function stayingHere(): () => readonly string[] {
  let left: readonly string[] = [];
  beforeEach(() => {
    left = stayHere();
  });
  return () => left;
}

/** Does the browser ask before this page is left? */
export const asksBeforeLeaving = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

/** What the shop was asked by the call of that name, in order. */
export const requestsOf = (shop: Shop, name: Shop['requests'][number]['call']) =>
  shop.requests.filter(({ call }) => call === name);

/** A line of a cart as the shop sends it. */
export const SENT_LINE = {
  id: 1,
  quantity: 2,
  product: { id: 5, seo: 'vida', name: 'Vida M8', code: 'V-8', taxRate: 20, units: [] },
  productUnit: { id: 1, value: 'ADET', multiplier: 1, defaultPrice: { value: 5, currency: 'TL' } },
};
