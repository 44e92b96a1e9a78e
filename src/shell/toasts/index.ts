import type { Toasts } from '@/page/services';
import { lazyPart } from '@/ui/lazyPart';
import type { ToastSurroundings } from './host';

const host = lazyPart(() => import('./host').then(({ createHost }) => createHost));

/** What the page's messages need. */
interface MessageSurroundings extends ToastSurroundings {
  announce(this: void, text: string): void;
}

/**
 * The page's messages. Their list is loaded with the first one; most pages never show one. Where it does not load, the text
 * is said to screen readers; the next message tries again.
 */
export function createToasts(surroundings: MessageSurroundings): Toasts {
  let list: Toasts | null = null;
  const tell = async (text: string, show: (toasts: Toasts) => void) => {
    const createHost = await host();
    if (surroundings.ending.aborted) return;
    if (createHost) {
      list ??= createHost(surroundings);
      show(list);
      return;
    }
    surroundings.announce(text);
    console.warn(`[vitrin] a message could not be shown, because its code could not be loaded: ${text}`);
  };
  return {
    alert: (text, link) =>
      void tell(text, (toasts) => {
        toasts.alert(text, link);
      }),
    toast: (text) =>
      void tell(text, (toasts) => {
        toasts.toast(text);
      }),
  };
}
