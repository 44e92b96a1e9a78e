import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkAnswer, checkDone, checkSaved, checkTold, refusalIn } from './answer';
import { ApiFailure } from './apiError';

const CHECKS = { checkDone, checkTold, checkSaved };
/** What stops each of them; the rest lets it pass. Decisions 6, 9 and 50. */
const STOPPED: ReadonlyArray<readonly [body: string, by: ReadonlyArray<keyof typeof CHECKS>, kind: 'refused' | 'shape']> = [
  ['', [], 'shape'],
  ['{"success":true}', [], 'shape'],
  ['{"anything":1}', [], 'shape'],
  ['null', [], 'shape'],
  ['OK', ['checkSaved'], 'shape'],
  ['{"success":tr', ['checkTold', 'checkSaved'], 'shape'],
  [' \n', [], 'shape'],
  ['   {"success":tr', ['checkTold', 'checkSaved'], 'shape'],
  ['tamam: {"success":tr', ['checkSaved'], 'shape'],
  [' \n<!doctype html>', ['checkDone', 'checkTold', 'checkSaved'], 'shape'],
  ['tamam <b>', ['checkSaved'], 'shape'],
  ['{"success":0}', ['checkDone', 'checkTold', 'checkSaved'], 'refused'],
  ['{"success":"false"}', ['checkDone', 'checkTold', 'checkSaved'], 'refused'],
  ['{"success":""}', [], 'shape'],
  ['{"messages":{"type":"Limit doldu"}}', ['checkDone', 'checkTold', 'checkSaved'], 'refused'],
  ['{"error":{"messages":{"type":["Limit doldu"]}}}', ['checkDone', 'checkTold', 'checkSaved'], 'refused'],
  ['<!doctype html>', ['checkDone', 'checkTold', 'checkSaved'], 'shape'],
  ['{"success":false}', ['checkDone', 'checkTold', 'checkSaved'], 'refused'],
  ['{"success":"0","message":"Limit doldu"}', ['checkDone', 'checkTold', 'checkSaved'], 'refused'],
  ['{"success":true,"error":{"messages":{"type":"Limit doldu"}}}', ['checkDone', 'checkTold', 'checkSaved'], 'refused'],
];

describe.each(['checkDone', 'checkTold', 'checkSaved'] as const)('%s', { tags: ['D-6', 'D-9', 'D-50'] }, (name) => {
  it.each(STOPPED)('%j', (body, by, kind) => {
    let failed: unknown = null;
    try {
      CHECKS[name](body);
    } catch (failure) {
      failed = failure instanceof ApiFailure ? failure.error.kind : failure;
    }
    expect(failed).toBe(by.includes(name) ? kind : null);
  });
});

describe('what is said of an answer', { tags: ['D-6', 'D-9'] }, () => {
  it.each([
    [checkDone, '<!doctype html>', 'the answer is an HTML page'],
    [checkTold, '{"success":tr', 'the answer is no JSON'],
    [checkSaved, 'tamam', 'the answer is no JSON'],
    [
      (text: string) => checkAnswer(text, v.object({ total: v.number('a number') })),
      '{"total":"x"}',
      'total: received "x"; allowed: a number.',
    ],
    [(text: string) => checkAnswer(text, v.array(v.number(), 'a list')), '{}', 'received {}; allowed: a list.'],
    [(text: string) => checkAnswer(text, v.object({ total: v.number('a number') })), '<!doctype html>', 'the answer is no JSON'],
  ])('%s %s', (check, text, detail) => {
    expect(() => check(text)).toThrow(expect.objectContaining({ error: { kind: 'shape', detail } }));
  });

  it.each([
    [{ error: { messages: { type: 'Limit doldu' } } }, 'Limit doldu'],
    [{ messages: { type: 'Limit doldu' } }, 'Limit doldu'],
    [{ error: { messages: { type: ['Limit doldu.', 'Stok yok.'] } } }, 'Limit doldu. Stok yok.'],
    [{ error: { messages: { type: '' } } }, null],
    [{ messages: { type: [] } }, null],
    [{ messages: { type: '' } }, null],
    [{ messages: {} }, null],
    [undefined, null],
  ])('%j refuses in the words %j', (body, words) => {
    expect(refusalIn(body)).toBe(words);
  });
});
