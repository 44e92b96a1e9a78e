import { describe, expect, it } from 'vitest';
import { ApiFailure, serverMessage, type ApiError } from './apiError';
import { callFailed, isRefusal, isSignedOut, isVain } from './failure';
import { failureMessage } from './failureReason';

interface Case {
  readonly error: ApiError;
  /** What the console hears of it. */
  readonly line: string;
  /** The server's words in it. */
  readonly words: string | null;
  /** Our own words, where they are not the ones of whoever asked. */
  readonly ours?: string;
  readonly isSignedOut?: true;
}

const CASES: readonly Case[] = [
  { error: { kind: 'http', status: 500, message: null }, line: 'HTTP 500', words: null },
  { error: { kind: 'http', status: 422, message: 'Limit doldu' }, line: 'HTTP 422: Limit doldu', words: 'Limit doldu' },
  { error: { kind: 'http', status: 401, message: null }, line: 'HTTP 401', words: null, isSignedOut: true },
  { error: { kind: 'refused', message: 'Limit doldu' }, line: 'Limit doldu', words: 'Limit doldu' },
  { error: { kind: 'refused', message: null }, line: 'refused', words: null },
  { error: { kind: 'shape', detail: 'no list' }, line: 'unexpected answer: no list', words: null },
  { error: { kind: 'unconfirmed', detail: 'HTTP 502' }, line: 'nobody knows whether it was carried out: HTTP 502', words: null },
  { error: { kind: 'network' }, line: 'network', words: null, ours: 'common.offline' },
  { error: { kind: 'timeout' }, line: 'timeout', words: null, ours: 'common.offline' },
  { error: { kind: 'aborted' }, line: 'aborted', words: null },
];

describe.each(CASES)(
  'a call that fails with $error',
  ({ error, line, words, ours = 'orders.failed', isSignedOut: signedOut = false }) => {
    it('says so to the console', () => {
      expect(String(new ApiFailure(error))).toBe(`ApiFailure: ${line}`);
    });
    it("has the server's words, or ours", () => {
      expect(serverMessage(error)).toBe(words);
      expect(failureMessage(error, 'orders.failed')).toEqual({ key: ours });
    });
    it('tells whether the session has ended', { tags: ['D-5'] }, () => {
      expect(isSignedOut(error)).toBe(signedOut);
    });
  },
);

it('no failure has our words, too, and ends no session', () => {
  expect(failureMessage(undefined, 'orders.failed')).toEqual({ key: 'orders.failed' });
  expect(isSignedOut(undefined)).toBe(false);
});

it('is named so in tools that show the actions of the store', () => {
  expect(callFailed({ isAsked: true, error: { kind: 'network' } }).type).toBe('call/failed');
});

const http = (status: number): ApiError => ({ kind: 'http', status, message: null });

it.each([
  { said: true, of: [http(400), http(401), http(409), http(422), http(499), { kind: 'refused', message: null }] },
  { said: false, of: [http(408), http(500), http(503), { kind: 'network' }, { kind: 'timeout' }, { kind: 'shape', detail: '' }] },
] satisfies ReadonlyArray<{ said: boolean; of: readonly ApiError[] }>)(
  'the shop has said no: $said',
  { tags: ['D-66'] },
  ({ said, of }) => {
    for (const error of of) expect(isRefusal(error), JSON.stringify(error)).toBe(said);
  },
);

it.each([
  { vain: true, of: [...[401, 403, 419, 429, 502, 503, 504].map(http), { kind: 'network' }, { kind: 'timeout' }] },
  {
    vain: false,
    of: [...[400, 404, 409, 422, 500].map(http), { kind: 'refused', message: null }, { kind: 'shape', detail: '' }],
  },
] satisfies ReadonlyArray<{ vain: boolean; of: readonly ApiError[] }>)(
  'the same call for another product would be in vain: $vain',
  ({ vain, of }) => {
    for (const error of of) expect(isVain(error), JSON.stringify(error)).toBe(vain);
  },
);
