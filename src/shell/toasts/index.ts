import type { Toasts } from '@/page/services';
import { after } from '@/runtime/page/run';
import { lazyPart } from '@/ui/lazyPart';
import { createPlainToasts, type PlainToasts, type ToastSurroundings } from './plain';

const host = lazyPart(() => import('./host').then(({ createHost }) => createHost));

/** Milliseconds that a message waits for the code of the list. */
const PATIENCE = 1000;

/**
 * The page's messages. Their list is loaded with the first one; most pages never show one. A message is shown whether
 * that comes or not; the next one tries again.
 */
export function createToasts(surroundings: ToastSurroundings): Toasts {
  const { ending } = surroundings;
  let list: Toasts | null = null;
  let plain: PlainToasts | null = null;

  const findList = async (): Promise<Toasts> => {
    const late = new Promise<null>((resolve) => {
      after(PATIENCE, ending, () => {
        resolve(null);
      });
    });
    const createHost = list ? null : await Promise.race([host(), late]);
    if (createHost && !ending.aborted) list ??= createHost(surroundings);
    // Both at once would lie upon each other.
    if (list && !plain?.isShowing()) return list;
    plain ??= createPlainToasts(surroundings);
    return plain;
  };
  const tell = async (show: (toasts: Toasts) => void) => {
    const toasts = await findList();
    if (!ending.aborted) show(toasts);
  };
  return {
    alert: (text, link) =>
      void tell((toasts) => {
        toasts.alert(text, link);
      }),
    toast: (text) =>
      void tell((toasts) => {
        toasts.toast(text);
      }),
  };
}
