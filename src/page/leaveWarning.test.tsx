import { expect, it } from 'vitest';
import { asksBeforeLeaving } from '@/testing/requests';
import { createLeaveWarnings } from './leaveWarning';

it('asks about what is sent until that is done, or the session has ended; then of what is sent after it', async () => {
  const { warn, warnWhile, clear } = createLeaveWarnings(new AbortController().signal);
  let end: () => void = () => undefined;
  const sent = warnWhile(
    () =>
      new Promise<void>((resolve) => {
        end = resolve;
      }),
  );
  expect(asksBeforeLeaving()).toBe(true);
  end();
  await sent;
  expect(asksBeforeLeaving()).toBe(false);
  warn();
  clear();
  expect(asksBeforeLeaving()).toBe(false);
  const letLeave = warn();
  expect(asksBeforeLeaving()).toBe(true);
  letLeave();
  expect(asksBeforeLeaving()).toBe(false);
});

it('asks about nothing once the run of the page has ended, and what begins after it neither', () => {
  const run = new AbortController();
  const { warn } = createLeaveWarnings(run.signal);
  warn();
  run.abort();
  expect(asksBeforeLeaving()).toBe(false);
  warn();
  expect(asksBeforeLeaving()).toBe(false);
});
