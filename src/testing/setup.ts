import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';
import { threadId } from 'node:worker_threads';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { leavePage } from './page';
import { completeDialogs } from './dialog';

// A busy machine takes its time to load a widget's code; nothing here is timed.
configure({ asyncUtilTimeout: 30_000 });
completeDialogs();

/** Node's channels reach all threads: the pages of files that run beside this one would be its tabs. */
const Shared = BroadcastChannel;
class OwnChannel extends Shared {
  constructor(name: string) {
    super(`${name} ${threadId}`);
  }
}
beforeEach(() => {
  vi.stubGlobal('BroadcastChannel', OwnChannel);
});

afterEach(() => {
  const unhandled = leavePage();
  vi.unstubAllGlobals();
  localStorage.clear();
  history.replaceState(null, '', '/');
  expect(unhandled, 'requests that the stand-in does not know').toEqual([]);
});
