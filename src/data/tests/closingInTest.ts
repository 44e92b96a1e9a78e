import { vi } from 'vitest';
import { createIdempotencyKeys } from '@/page/idempotencyKeys';
import { type ClosingContext } from '../closing';
import type { Answer } from '@/page/callAhead';

export const LOGIN = '/account/login';

/** As much of an XMLHttpRequest as our calls use, which the given server answers: with a status and a text, or not at all. */
export function answerWith(
  server: (sent: { headers: Record<string, string>; timeout: number }) => Pick<Answer, 'status' | 'text'> | null,
) {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      status = 0;
      timeout = 0;
      responseText = '';
      responseURL = location.origin + LOGIN;
      readonly headers: Record<string, string> = {};
      onloadend: (() => void) | null = null;
      onerror: (() => void) | null = null;
      open() {
        /* Whatever is asked. */
      }
      setRequestHeader(name: string, value: string) {
        this.headers[name] = value;
      }
      getAllResponseHeaders() {
        return '';
      }
      send() {
        const answered = server(this);
        if (answered) Object.assign(this, { status: answered.status, responseText: answered.text });
        queueMicrotask(() => {
          (answered ? this.onloadend : this.onerror)?.();
        });
      }
    },
  );
}

/** A closing call. */
export const CALL = { method: 'POST', url: '/api/catalog/cart', body: { description: 'Gizli not' } } as const;
/** What a closing call is made with. */
export const context = (change: Partial<ClosingContext> = {}): ClosingContext => ({
  keys: createIdempotencyKeys('7').cart,
  content: 'three lines',
  ...change,
});
/** Reads an answer as it is. */
export const itself = (body: unknown) => body;
