import { act, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiFailure } from '@/data/apiError';
import { fetchOnlineUsers } from './api';
import type { OnlineUsers } from './rules';
import { useOnlineUsers } from './useOnlineUsers';

vi.mock('./api');

/** A call that the test answers when it likes. */
interface Call {
  readonly signal: AbortSignal;
  readonly answer: (users: OnlineUsers) => void;
  readonly fail: (error: Error) => void;
}

let calls: Call[];
let root: Root;
let polled: ReturnType<typeof useOnlineUsers>;

function List() {
  const current = useOnlineUsers();
  useLayoutEffect(() => {
    polled = current;
  });
  return null;
}

const listOf = (name: string): OnlineUsers => ({
  onlineUsers: [{ name, lastActiveAt: '', status: 'online' }],
  todayOfflineUsers: [],
});
const pass = (time: number) => {
  act(() => {
    vi.advanceTimersByTime(time);
  });
};
const settle = (done: (call: Call) => void) =>
  act(async () => {
    const call = calls.at(-1);
    if (call) done(call);
    await Promise.resolve();
  });
const answer = (name: string) =>
  settle((call) => {
    call.answer(listOf(name));
  });
const fail = () =>
  settle((call) => {
    call.fail(new ApiFailure({ kind: 'http', status: 500, message: null }));
  });
const shown = () => polled.users?.onlineUsers.map(({ name }) => name);

let isHidden = false;
function turn(hidden: boolean): void {
  isHidden = hidden;
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  isHidden = false;
  vi.spyOn(Document.prototype, 'hidden', 'get').mockImplementation(() => isHidden);
  calls = [];
  vi.mocked(fetchOnlineUsers).mockImplementation(
    (signal) =>
      new Promise((resolve, reject) => {
        calls.push({ signal, answer: resolve, fail: reject });
      }),
  );
  root = createRoot(document.createElement('div'));
  act(() => {
    root.render(<List />);
  });
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.useRealTimers();
});

describe('the list of who is online', () => {
  it('is asked for again 10 s after each answer, however long that took', { tags: ['S2-4.39', 'S2-9.33', 'D-60'] }, async () => {
    expect(calls).toHaveLength(1);
    pass(60_000);
    expect(calls).toHaveLength(1);
    await answer('Ali');
    pass(9_999);
    expect(calls).toHaveLength(1);
    pass(1);
    expect(calls).toHaveLength(2);
    pass(15_000);
    await answer('Veli');
    expect(shown()).toEqual(['Veli']);
    pass(10_000);
    expect(calls).toHaveLength(3);
  });

  it(
    'stays through an error and the call after it; the error goes with the next answer',
    { tags: ['S2-4.41', 'D-60'] },
    async () => {
      await answer('Ali');
      pass(10_000);
      await fail();
      expect([shown(), polled.error]).toEqual([['Ali'], { kind: 'http', status: 500, message: null }]);
      pass(10_000);
      expect(calls).toHaveLength(3);
      expect([shown(), polled.error?.kind]).toEqual([['Ali'], 'http']);
      await answer('Veli');
      expect([shown(), polled.error]).toEqual([['Veli'], null]);
    },
  );

  it('is tried again after a first call that failed', { tags: ['S2-4.41'] }, async () => {
    await fail();
    expect([polled.users, polled.error?.kind]).toEqual([null, 'http']);
    pass(10_000);
    expect(polled.error?.kind).toBe('http');
    await answer('Ali');
    expect(shown()).toEqual(['Ali']);
  });

  it(
    'is asked for again after calls that fail before the page has drawn that they are under way',
    { tags: ['D-60'] },
    async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
      await fail();
      // As in a page: what happens in one turn of its loop is drawn together.
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
      for (const made of [2, 3]) {
        vi.mocked(fetchOnlineUsers).mockImplementationOnce((signal) => {
          calls.push({ signal, answer: () => undefined, fail: () => undefined });
          return Promise.reject(new ApiFailure({ kind: 'network' }));
        });
        vi.advanceTimersByTime(10_000);
        for (let turns = 0; turns < 20; turns += 1) await new Promise(setImmediate);
        expect([calls.length, polled.error?.kind]).toEqual([made, 'network']);
      }
      vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    },
  );

  it('is not asked for in a hidden tab, and at once in one that comes back overdue', { tags: ['S2-4.40', 'D-60'] }, async () => {
    await answer('Ali');
    pass(4_000);
    turn(true);
    pass(3_600_000);
    expect(calls).toHaveLength(1);
    turn(false);
    pass(0);
    expect(calls).toHaveLength(2);
  });

  it('waits for the rest of its time in a tab that comes back early', { tags: ['S2-4.40'] }, async () => {
    await answer('Ali');
    pass(4_000);
    turn(true);
    pass(1_000);
    turn(false);
    pass(4_999);
    expect(calls).toHaveLength(1);
    pass(1);
    expect(calls).toHaveLength(2);
  });

  it('does the same where the clock of the computer is set back by a day meanwhile', { tags: ['S2-4.40'] }, async () => {
    await answer('Ali');
    turn(true);
    vi.setSystemTime(Date.now() - 86_400_000);
    turn(false);
    pass(10_000);
    expect(calls).toHaveLength(2);
  });

  it('takes the answer that comes while the tab is hidden, and waits there', { tags: ['S2-4.40'] }, async () => {
    turn(true);
    await answer('Ali');
    expect(shown()).toEqual(['Ali']);
    pass(60_000);
    turn(false);
    turn(true);
    turn(false);
    pass(0);
    expect(calls).toHaveLength(2);
    turn(true);
    turn(false);
    pass(60_000);
    expect(calls).toHaveLength(2);
  });

  it('is not asked for any more once it has left the page', { tags: ['S2-4.39'] }, async () => {
    await answer('Ali');
    pass(10_000);
    act(() => {
      root.unmount();
    });
    expect(calls.at(-1)?.signal.aborted).toBe(true);
    turn(true);
    turn(false);
    pass(60_000);
    expect(calls).toHaveLength(2);
  });
});
