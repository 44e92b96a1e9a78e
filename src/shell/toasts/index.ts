import { sameId } from '@/domain/id';
import type { ToastSource, Toasts } from '@/page/services';
import { after } from '@/runtime/page/run';
import { lazyPart } from '@/ui/lazyPart';
import { createPlainView } from './plain';
import type { CreateView, Standing, ToastSurroundings, ToastView } from './view';

const host = lazyPart(() => import('./host'), 'createHost');

/** Milliseconds that a message waits for the code of the list. */
const PATIENCE = 1000;

/**
 * Whether the page's own `Array.from` reads what is no list. That of Prototype.js finds nothing in it, that of MooTools wraps it; React
 * Toastify, which reads its toasts by it, would then show none.
 */
// eslint-disable-next-line no-restricted-syntax -- what is asked is whether it is one of those.
const readsMaps = () => Array.from(new Map([[1, 2]]), ([key]) => key)[0] === 1;

/**
 * The page's messages: which of them stand (decision 64). What shows them is loaded with the first one; most pages never
 * show one. A message is shown whether that comes or not; once all are gone, the next one tries again.
 */
export function createToasts(surroundings: ToastSurroundings): Toasts {
  const { ending } = surroundings;
  let standing: readonly Standing[] = [];
  const views = new Map<CreateView, ToastView>();
  /** The one that shows what stands: both at once would lie upon each other. */
  let view: ToastView | null = null;

  const stand = (next: readonly Standing[]) => {
    // Every attempt withdraws what its source said before, mostly nothing: looking for a place again would hold it up.
    if (next.length === standing.length && next.every((each) => standing.includes(each))) return;
    standing = next;
    view?.show(next);
    if (next.length === 0) view = null;
  };
  const close = (closed: readonly Standing[]) => {
    stand(standing.filter((each) => !closed.includes(each)));
  };
  const showBy = (create: CreateView) => {
    if (view || ending.aborted || standing.length === 0) return;
    view = views.get(create) ?? create(surroundings, close);
    views.set(create, view);
    view.show(standing);
  };
  const add = (message: Standing, before: readonly Standing[]) => {
    stand([...before, message]);
    if (view) return;
    if (!readsMaps()) {
      showBy(createPlainView);
      return;
    }
    after(PATIENCE, ending, () => {
      showBy(createPlainView);
    });
    void host().then((createHost) => {
      showBy(createHost ?? createPlainView);
    });
  };
  const without = ({ action, subject }: ToastSource) =>
    standing.filter(
      ({ source }) => source?.action !== action || (subject !== undefined && !sameId(source.subject ?? '', subject)),
    );
  return {
    alert(alert) {
      add(alert, without(alert.source));
    },
    withdraw(source) {
      stand(without(source));
    },
    toast(text, isGood) {
      // The same once more is one, whose time begins anew.
      add(
        { text, isGood },
        standing.filter((each) => each.source ?? each.text !== text),
      );
    },
  };
}
