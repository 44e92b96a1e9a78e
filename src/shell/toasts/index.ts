import type { ToastSource, Toasts } from '@/page/services';
import { after } from '@/runtime/page/run';
import { lazyPart } from '@/ui/lazyPart';
import { createPlainView } from './plain';
import type { Standing, ToastSurroundings, ToastView } from './view';

const host = lazyPart(() => import('./host').then(({ createHost }) => createHost));

/** Milliseconds that a message waits for the code of the list. */
const PATIENCE = 1000;

/**
 * The page's messages: which of them stand (decision 64). What shows them is loaded with the first one; most pages never
 * show one. A message is shown whether that comes or not; once all are gone, the next one tries again.
 */
export function createToasts(surroundings: ToastSurroundings): Toasts {
  const { ending } = surroundings;
  let standing: readonly Standing[] = [];
  let list: ToastView | null = null;
  let plain: ToastView | null = null;
  /** The one that shows what stands: both at once would lie upon each other. */
  let view: ToastView | null = null;

  const stand = (next: readonly Standing[]) => {
    standing = next;
    view?.show(next);
    if (next.length === 0) view = null;
  };
  const close = (closed: readonly Standing[]) => {
    stand(standing.filter((each) => !closed.includes(each)));
  };
  const without = ({ action, subject }: ToastSource) =>
    standing.filter(({ source }) => source?.action !== action || (subject !== undefined && source.subject !== subject));

  const findView = async () => {
    const late = new Promise<null>((resolve) => {
      after(PATIENCE, ending, () => {
        resolve(null);
      });
    });
    const createHost = list ? null : await Promise.race([host(), late]);
    if (view || ending.aborted) return;
    if (createHost) list ??= createHost(surroundings, close);
    view = list ?? (plain ??= createPlainView(surroundings, close));
    stand(standing);
  };
  const add = (message: Standing, before: readonly Standing[]) => {
    stand([...before, message]);
    if (!view) void findView();
  };
  return {
    alert(alert) {
      add(alert, without(alert.source));
    },
    withdraw(source) {
      const left = without(source);
      if (left.length < standing.length) stand(left);
    },
    toast(text) {
      // The same once more is one, whose time begins anew.
      add(
        { text },
        standing.filter((each) => each.source ?? each.text !== text),
      );
    },
  };
}
