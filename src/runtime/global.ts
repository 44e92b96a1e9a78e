import type { Vitrin } from '@/contract/vitrin';
import type { Shell } from '@/shell';
import { dom } from './page/dom';
import { say } from './page/say';
import type { Containers } from './containers';
import type { Loader } from './loader';

/** What `window.vitrin` hands calls on to. */
interface Behind {
  readonly containers: Containers;
  readonly loader: Loader;
  readonly ready: Promise<void>;
  readonly refresh: () => void;
  readonly inspect: (focus: boolean) => void;
  /** Ends what it listens to. */
  readonly ending: AbortSignal;
}

/** Makes `window.vitrin` (contract §4). What needs React or the store loads it with the first call. */
export function createGlobal({ containers, loader, ready, refresh, inspect, ending: signal }: Behind): Vitrin {
  const cart = async () => (await loader.shell()).cart;
  // Where the shell cannot be loaded, each container has said so.
  const withPanels = (use: (panels: Shell['panels']) => void) =>
    void loader.shell().then(
      ({ panels }) => {
        use(panels);
      },
      () => undefined,
    );
  return {
    version: __VITRIN_VERSION__,
    ready,
    mount(root = document) {
      containers.mount(root);
    },
    unmount(root) {
      containers.unmount(root);
    },
    refresh,
    on(event, listener) {
      const listen = listener as EventListener;
      dom.addEventListener(event, listen, { signal });
      return () => {
        dom.removeEventListener(event, listen);
      };
    },
    cart: {
      get: async () => (await cart()).get(),
      // A script may use its object again before all this is there.
      add: async ({ ...request }) => (await cart()).add(request),
      setQuantity: async (itemId, quantity) => (await cart()).setQuantity(itemId, quantity),
      remove: async (itemId) => (await cart()).remove(itemId),
      clear: async () => (await cart()).clear(),
      refresh: async () => (await cart()).refresh(),
    },
    open(widget, start) {
      containers.wake(widget, true);
      withPanels((panels) => {
        // By now one is known that the page added right before.
        if (containers.wake(widget) || dom.readyState === 'loading') panels.open(widget, start);
        else say('warn', `[vitrin] vitrin.open("${widget}"): the page has no such widget.`);
      });
    },
    close(widget) {
      withPanels((panels) => {
        panels.close(widget);
      });
    },
    inspect() {
      inspect(true);
    },
  };
}
