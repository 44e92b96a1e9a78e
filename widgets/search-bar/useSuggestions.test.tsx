import fc from 'fast-check';
import { act, useLayoutEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fetchSuggestions } from './api';
import { ApiFailure } from '@/data/apiError';
import type { Suggestion } from './rules/suggestion';
import { useSuggestions } from './useSuggestions';

vi.mock('./api');

/** A call that the test answers when it likes, aborted or not. */
interface Call {
  readonly query: string;
  readonly signal: AbortSignal;
  readonly answer: () => void;
  readonly fail: (error: Error) => void;
}

let calls: Call[];
let root: Root;
let field: ReturnType<typeof useField>;

function useField() {
  const [text, setText] = useState('');
  const suggestions = useSuggestions(text);
  return {
    text,
    ...suggestions,
    type: (next: string) => {
      setText(next);
      suggestions.ask(next);
    },
  };
}

function Field() {
  const current = useField();
  useLayoutEffect(() => {
    field = current;
  });
  return null;
}

const named = (name: string): Suggestion => ({ id: 1, name, seo: name, code: null, image: null });
const type = (text: string) => {
  act(() => {
    field.type(text);
  });
};
const pass = (time: number) => {
  act(() => {
    vi.advanceTimersByTime(time);
  });
};
const settle = (done: () => void) =>
  act(async () => {
    done();
    await Promise.resolve();
  });

function open() {
  calls = [];
  root = createRoot(document.createElement('div'));
  act(() => {
    root.render(<Field />);
  });
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  vi.mocked(fetchSuggestions).mockImplementation(
    (query, signal) =>
      new Promise((resolve, reject) => {
        calls.push({
          query,
          signal,
          answer: () => {
            resolve([named(query)]);
          },
          fail: reject,
        });
      }),
  );
  open();
});
afterEach(() => {
  act(() => {
    root.unmount();
  });
  vi.useRealTimers();
});

describe('suggestions', () => {
  it('are asked for after 500 ms without typing, and once', { tags: ['S2-4.02', 'S2-9.02'] }, () => {
    type('v');
    pass(499);
    type(' vi ');
    pass(499);
    expect(calls).toEqual([]);
    pass(1);
    expect(calls.map(({ query }) => query)).toEqual(['vi']);
    expect(field.isBusy).toBe(true);
  });

  it('are neither asked for nor kept for a text that holds nothing', { tags: ['S2-4.01'] }, async () => {
    type('vi');
    pass(500);
    await settle(() => {
      calls[0]?.answer();
    });
    expect(field.found).toEqual([named('vi')]);
    type('   ');
    pass(500);
    expect(calls).toHaveLength(1);
    expect(field.found).toBeNull();
  });

  it('are not asked for again while the text means the same', async () => {
    type('vi');
    pass(500);
    await settle(() => {
      calls[0]?.answer();
    });
    type('vi ');
    pass(500);
    expect(field.found).toEqual([named('vi')]);
    type('vid');
    type('vi');
    pass(500);
    expect(calls).toHaveLength(1);
  });

  it('give up the call before, at the next letter and when the field goes', { tags: ['S2-4.03'] }, () => {
    type('vi');
    pass(500);
    type('vid');
    expect(calls[0]?.signal.aborted).toBe(true);
    expect(field.isBusy).toBe(false);
    pass(500);
    act(() => {
      root.unmount();
    });
    expect(calls[1]?.signal.aborted).toBe(true);
  });

  it('fail in the log alone; a call that was given up fails silently', { tags: ['S2-8.01'] }, async () => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    type('vi');
    pass(500);
    type('vid');
    pass(500);
    await settle(() => {
      calls[0]?.fail(new ApiFailure({ kind: 'aborted' }));
    });
    expect(error).not.toHaveBeenCalled();
    const failure = new ApiFailure({ kind: 'network' });
    await settle(() => {
      calls[1]?.fail(failure);
    });
    expect(error).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('[vitrin]'), failure);
    expect(field).toMatchObject({ found: null, isBusy: false });
  });

  it('always belong to the text in the field, in whatever order the answers come', { tags: ['S2-4.03'] }, async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant('type' as const), text: fc.constantFrom('v', 'vi', 'vid', 'vi ', '', 'm8') }),
      fc.record({ do: fc.constant('wait' as const), time: fc.constantFrom(100, 500) }),
      fc.record({ do: fc.constant('answer' as const), call: fc.nat(5) }),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
        act(() => {
          root.unmount();
        });
        open();
        for (const next of steps) {
          if (next.do === 'type') type(next.text);
          else if (next.do === 'wait') pass(next.time);
          else
            await settle(() => {
              calls[next.call]?.answer();
            });
          if (field.found) expect(field.found).toEqual([named(field.text.trim())]);
        }
        // And the last text gets its answer, if it is waited for.
        type('son');
        pass(500);
        await settle(() => {
          for (const call of [...calls].reverse()) call.answer();
        });
        expect(field.found).toEqual([named('son')]);
      }),
    );
  });
});
