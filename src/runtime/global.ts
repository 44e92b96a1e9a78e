import type { Vitrin } from '@/contract/vitrin';
import type { Containers } from './containers';
import { inspect } from './inspect';
import { loadShell } from './shell';

/** Makes `window.vitrin` (contract §4). What needs React or the store loads it with the first call. */
export function createGlobal(containers: Containers, ready: Promise<void>): Vitrin {
  return {
    version: __VITRIN_VERSION__,
    ready,
    mount(root = document) {
      containers.mount(root);
    },
    unmount(root) {
      containers.unmount(root);
    },
    on(event, listener) {
      const listen = listener as EventListener;
      document.addEventListener(event, listen);
      return () => {
        document.removeEventListener(event, listen);
      };
    },
    cart: {
      get: async () => (await loadShell()).cart.get(),
      add: async (request) => (await loadShell()).cart.add(request),
      setQuantity: async (itemId, quantity) => (await loadShell()).cart.setQuantity(itemId, quantity),
      remove: async (itemId) => (await loadShell()).cart.remove(itemId),
      clear: async () => (await loadShell()).cart.clear(),
      refresh: async () => (await loadShell()).cart.refresh(),
    },
    open(widget) {
      containers.wake(widget);
      void loadShell().then((shell) => { shell.panels.open(widget); });
    },
    close(widget) {
      void loadShell().then((shell) => { shell.panels.close(widget); });
    },
    inspect,
  };
}
