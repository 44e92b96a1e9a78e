import { describe, expect, it } from 'vitest';
import { checkDone, checkSaved, checkTold } from './answer';
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
