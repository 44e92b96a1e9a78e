import { beforeEach, describe, expect, it, vi } from 'vitest';
import { judgeClosing, requestClosing } from './closing';
import type { Answer } from './http';

const LOGIN = '/account/login';
const HTML = '<!doctype html><title>Giriş</title>';
const answer = (status: number, text = '', path = '/api/catalog/cart'): Answer => ({ status, text, url: location.origin + path });
const words = (type: string) => JSON.stringify({ error: { messages: { type } } });

describe('a closing call', { tags: ['D-66'] }, () => {
  it.each([
    ['an empty answer', answer(200), undefined],
    ['one without content', answer(204, ' \n'), undefined],
    ['any JSON', answer(201, '{"orderNo":"S-7"}'), { orderNo: 'S-7' }],
    ['a success', answer(200, '{"success":true}'), { success: true }],
    ['null', answer(200, 'null'), null],
  ])('was placed: %s', (_, end, body) => {
    expect(judgeClosing(end, LOGIN)).toEqual({ outcome: 'placed', body });
  });

  it.each([
    ['success: false', answer(200, '{"success":false}'), { kind: 'refused', message: null }],
    [
      'success: "0" with words',
      answer(200, '{"success":"0","message":"Limit doldu"}'),
      { kind: 'refused', message: 'Limit doldu' },
    ],
    ['success: false of status 422', answer(422, '{"success":false}'), { kind: 'refused', message: null }],
    ['an error text', answer(200, words('Kapalı')), { kind: 'refused', message: 'Kapalı' }],
    ['an error text of status 500', answer(500, words('Kapalı')), { kind: 'http', status: 500, message: 'Kapalı' }],
    ['an error text of status 408', answer(408, words('Kapalı')), { kind: 'http', status: 408, message: 'Kapalı' }],
    ['404', answer(404, HTML), { kind: 'http', status: 404, message: null }],
    ['409', answer(409), { kind: 'http', status: 409, message: null }],
    ['401', answer(401, words('Oturum')), { kind: 'http', status: 401, message: 'Oturum' }],
    ['the login page after a redirect', answer(200, HTML, `${LOGIN}?from=cart`), { kind: 'http', status: 401, message: null }],
    ['what we broke off', { kind: 'aborted' } as const, { kind: 'aborted' }],
  ])('was refused for certain: %s', (_, end, error) => {
    expect(judgeClosing(end, LOGIN)).toEqual({ outcome: 'refused', error });
  });

  it.each([
    ['no answer', { kind: 'network' } as const],
    ['a time-out', { kind: 'timeout' } as const],
    ['408', answer(408)],
    ['500 without an error text', answer(500, '{"success":false}')],
    ['503', answer(503, HTML)],
    ['a page', answer(200, HTML, '/siparis/tamam')],
    ['half an answer', answer(200, '{"orderNo":"S-')],
    ['a word', answer(200, 'OK')],
  ])('has an end that nobody knows: %s', (_, end) => {
    expect(judgeClosing(end, LOGIN)).toMatchObject({ outcome: 'unknown', error: { kind: 'unconfirmed' } });
  });
});

describe('making one', { tags: ['D-66'] }, () => {
  const waits: number[] = [];
  beforeEach(() => {
    // As much of an XMLHttpRequest as our calls use.
    vi.stubGlobal(
      'XMLHttpRequest',
      class {
        status = 200;
        timeout = 0;
        responseText = HTML;
        responseURL = location.origin + LOGIN;
        onloadend: (() => void) | null = null;
        open() {
          /* Whatever is asked. */
        }
        setRequestHeader() {
          /* However. */
        }
        getAllResponseHeaders() {
          return '';
        }
        send() {
          waits.push(this.timeout);
          queueMicrotask(() => {
            this.onloadend?.();
          });
        }
      },
    );
  });

  it('waits 60 s, and leads to the login where it was redirected there', async () => {
    const call = requestClosing({ method: 'POST', url: '/api/catalog/cart' }, LOGIN);
    await expect(call).rejects.toMatchObject({ error: { kind: 'http', status: 401 } });
    expect(waits).toEqual([60_000]);
  });
});
