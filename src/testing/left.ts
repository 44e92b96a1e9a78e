import { vi } from 'vitest';

/** What a page has open beside its elements: listeners on what outlives a widget, observers, channels and timers. */
interface Open {
  /** In words, one for each. */
  all(): readonly string[];
}

/** Notes from now on what is opened and not closed again. Ends with the test (`restoreMocks`, `unstubAllGlobals`). */
export function watchOpen(): Open {
  const open = new Map<unknown, string>();
  watchListeners(open);
  watchObservers(open);
  watchTimers(open);
  return { all: () => [...open.values()].sort() };
}

function watchListeners(open: Map<unknown, string>): void {
  /** A listener is known by target, type, function and phase. */
  const ids = new WeakMap<object, number>();
  let last = 0;
  const idOf = (value: object) => {
    const id = ids.get(value) ?? (last += 1);
    ids.set(value, id);
    return id;
  };
  for (const target of [window, document, document.documentElement, document.head, document.body]) {
    const keyOf = (type: string, listener: object, options: boolean | EventListenerOptions = false) => {
      const isCaptured = typeof options === 'boolean' ? options : (options.capture ?? false);
      return `${idOf(target)} ${type} ${idOf(listener)} ${isCaptured}`;
    };
    const { addEventListener: add, removeEventListener: remove } = target;
    // Of the document, where `dom` looks for its members as well.
    const holder = target === document ? (Object.getPrototypeOf(document) as Document) : target;
    vi.spyOn(holder, 'addEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) => {
        add.call(target, type, listener, options);
        const key = keyOf(type, listener, options);
        open.set(key, `listener of ${type}`);
        if (typeof options === 'object')
          options.signal?.addEventListener('abort', () => {
            open.delete(key);
          });
      },
    );
    vi.spyOn(holder, 'removeEventListener').mockImplementation(
      (type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions) => {
        remove.call(target, type, listener, options);
        open.delete(keyOf(type, listener, options));
      },
    );
  }
}

function watchObservers(open: Map<unknown, string>): void {
  vi.stubGlobal(
    'MutationObserver',
    class extends MutationObserver {
      override observe(...target: Parameters<MutationObserver['observe']>) {
        super.observe(...target);
        open.set(this, 'mutation observer');
      }
      override disconnect() {
        super.disconnect();
        open.delete(this);
      }
    },
  );
  vi.stubGlobal(
    'BroadcastChannel',
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        open.set(this, 'channel');
      }
      override close() {
        super.close();
        open.delete(this);
      }
    },
  );
}

/** Timers above a task or a frame: shorter ones are gone before anybody could notice. */
const LONG = 100;

function watchTimers(open: Map<unknown, string>): void {
  const { setTimeout: start, clearTimeout: stop, setInterval: repeat, clearInterval: stopRepeat } = globalThis;
  vi.stubGlobal('setTimeout', (run: () => void, after = 0) => {
    const timer = start(() => {
      open.delete(timer);
      run();
    }, after);
    if (after >= LONG) open.set(timer, `timer of ${after} ms`);
    return timer;
  });
  vi.stubGlobal('clearTimeout', (timer: Parameters<typeof stop>[0]) => {
    open.delete(timer);
    stop(timer);
  });
  vi.stubGlobal('setInterval', (run: () => void, every = 0) => {
    const timer = repeat(run, every);
    open.set(timer, `timer every ${every} ms`);
    return timer;
  });
  vi.stubGlobal('clearInterval', (timer: Parameters<typeof stopRepeat>[0]) => {
    open.delete(timer);
    stopRepeat(timer);
  });
}
