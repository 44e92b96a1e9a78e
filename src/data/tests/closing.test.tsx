import { describe, expect, it } from 'vitest';
import { judgeClosing, requestClosing } from '../closing';
import type { Answer } from '@/page/callAhead';
import { answerWith, CALL, context, itself } from './closingInTest';

const HTML = '<!doctype html><title>Giriş</title>';
const answer = (status: number, text = '', path = '/api/catalog/cart'): Answer => ({
  status,
  text,
  url: location.origin + path,
  retryAfter: null,
});
const UNREADABLE = 'the answer is neither empty nor JSON';
const words = (type: string) => JSON.stringify({ error: { messages: { type } } });

describe('a closing call', { tags: ['D-66'] }, () => {
  it.each([
    ['an empty answer', answer(200), undefined],
    ['one without content', answer(204, ' \n'), undefined],
    ['any JSON', answer(201, '{"orderNo":"S-7"}'), { orderNo: 'S-7' }],
    ['a success', answer(200, '{"success":true}'), { success: true }],
    ['null', answer(200, 'null'), null],
  ])('was placed: %s', (_, end, body) => {
    expect(judgeClosing(end)).toEqual({ outcome: 'placed', body });
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
    ['400', answer(400), { kind: 'http', status: 400, message: null }],
    ['404', answer(404, HTML), { kind: 'http', status: 404, message: null }],
    ['409', answer(409), { kind: 'http', status: 409, message: null }],
    ['401', answer(401, words('Oturum')), { kind: 'http', status: 401, message: 'Oturum' }],
    ['401 with success: false', answer(401, '{"success":false}'), { kind: 'http', status: 401, message: null }],
    ['what we broke off', { kind: 'aborted' } as const, { kind: 'aborted' }],
  ])('was refused for certain: %s', (_, end, error) => {
    expect(judgeClosing(end)).toEqual({ outcome: 'refused', error });
  });

  it.each([
    ['no answer', { kind: 'network' } as const, 'network'],
    ['a time-out', { kind: 'timeout' } as const, 'timeout'],
    ['408', answer(408), 'HTTP 408'],
    ['500 without an error text', answer(500, '{"success":false}'), 'HTTP 500'],
    ['503', answer(503, HTML), 'HTTP 503'],
    ['a status that is no success yet', answer(102), 'HTTP 102'],
    ['a status that is none any more', answer(300), 'HTTP 300'],
    ['a page', answer(200, HTML, '/siparis/tamam'), UNREADABLE],
    ['a page from nobody knows where', { ...answer(200, HTML), url: '' }, UNREADABLE],
    ['half an answer', answer(200, '{"orderNo":"S-'), UNREADABLE],
    ['a word', answer(200, 'OK'), UNREADABLE],
  ])('has an end that nobody knows: %s', (_, end, detail) => {
    expect(judgeClosing(end)).toEqual({ outcome: 'unknown', error: { kind: 'unconfirmed', detail } });
  });
});

describe('making one', { tags: ['D-66'] }, () => {
  it('waits 60 s, and leads to the login where it was redirected there', async () => {
    const waits: number[] = [];
    answerWith(({ timeout }) => {
      waits.push(timeout);
      return { status: 200, text: HTML };
    });
    await expect(requestClosing(CALL, context(), itself)).rejects.toMatchObject({ error: { kind: 'http', status: 401 } });
    expect(waits).toEqual([60_000]);
  });

  it('hides no fault of ours', async () => {
    const fault = new Error('a fault of ours');
    answerWith(() => {
      throw fault;
    });
    await expect(requestClosing(CALL, context(), itself)).rejects.toBe(fault);
  });
});
