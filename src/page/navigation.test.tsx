import { describe, expect, it, vi } from 'vitest';
import { goTo, openWindow } from './navigation';

/** As much of a window as we use. */
const emptyWindow = () => ({
  opener: window as Window | null,
  closed: false,
  document: { title: '' },
  location: { replace: vi.fn() },
});

it('a window that is opened cannot reach the page, before it leads anywhere', () => {
  const opened = emptyWindow();
  vi.spyOn(window, 'open').mockReturnValue(opened as never);
  const { goTo } = openWindow('Sepet');
  expect([opened.opener, opened.document.title]).toEqual([null, 'Sepet']);
  goTo('https://wa.me/?text=Sepet');
  expect(opened.location.replace).toHaveBeenCalledWith('https://wa.me/?text=Sepet');
});

it('a window that the visitor has closed meanwhile is left alone', () => {
  const opened = emptyWindow();
  vi.spyOn(window, 'open').mockReturnValue(opened as never);
  const { goTo } = openWindow('Sepet');
  opened.closed = true;
  goTo('https://wa.me/?text=Sepet');
  expect(opened.location.replace).not.toHaveBeenCalled();
});

describe('leaving for another address, which the page holds', () => {
  /** The page waits for `promise` before it is left. Nobody else is asked: tests of other files have had the same document. */
  const holdBy = (promise: Promise<unknown>) => {
    window.addEventListener(
      'vitrin:before-navigate',
      (event) => {
        event.stopImmediatePropagation();
        event.waitUntil(promise);
      },
      { once: true, capture: true },
    );
  };

  it('happens when what it waits for is there, and at the latest after 3 s', async () => {
    // Another path would be another page, which jsdom does not open.
    history.replaceState(null, '', '/');
    vi.useFakeTimers();
    let count!: (value: string) => void;
    holdBy(
      new Promise((resolve) => {
        count = resolve;
      }),
    );
    goTo('#counted');
    await vi.advanceTimersByTimeAsync(1000);
    expect(location.hash).toBe('');
    count('counted');
    await vi.advanceTimersByTimeAsync(0);
    await vi.waitFor(() => {
      expect(location.hash).toBe('#counted');
    });

    holdBy(new Promise(() => undefined));
    goTo('#never');
    await vi.advanceTimersByTimeAsync(2999);
    expect(location.hash).toBe('#counted');
    await vi.advanceTimersByTimeAsync(1);
    expect(location.hash).toBe('#never');
  });

  it('does not happen where that is rejected', async () => {
    vi.spyOn(console, 'warn').mockReturnValue();
    holdBy(Promise.reject(new Error('unsaved')));
    await new Promise<void>((resolve) => {
      goTo('#elsewhere', resolve);
    });
    expect(location.hash).not.toBe('#elsewhere');
  });
});
