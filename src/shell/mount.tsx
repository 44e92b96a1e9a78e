import type { i18n } from 'i18next';
import { unstable_forceFrameRate as setSlicesPerSecond } from 'scheduler';
import type { VitrinErrorCode } from '@/contract/events';
import type { Product } from '@/domain/product';
import { readContainerData } from '@/page/container/data';
import { createGivenProducts } from '@/page/container/givenProducts';
import type { WidgetContext, Widget } from '@/page/container/widget';
import { warnOfDensity } from '@/page/density';
import type { PageServices } from '@/page/services';
import { addTexts } from '@/i18n';
import type { Texts } from '@/i18n/texts';
import { describeProblem } from '@/schemas/read';
import type { AppStore, LazySlice } from '@/data/store';
import type { createPageColors } from './pageColors';
import { renderWidget, type RenderRequest } from './renderWidget';
// With the widgets' own styles, which are waited for; those that the runtime links may come later.
import '@/ui/tokens.css';
import '@/ui/css/typed.css';

export interface MountRequest extends RenderRequest {
  readonly widget: Widget<LazySlice>;
  /** The texts that it says beside those of any page. */
  readonly texts: Texts | null;
  /** The widget cannot show: its data are wrong, or it threw. It has been unmounted. */
  readonly onFailed: (code: VitrinErrorCode, message: string, field?: string) => void;
}

/** The page's mounted widgets. */
export interface Mounter {
  /** Mounts a widget; answers with its unmounting. */
  mount(this: void, request: MountRequest): () => void;
  /** The page data have changed: widgets of a product that they or another container gave show it as it is given now. */
  follow(): void;
}

/**
 * Slices of 25 ms: what ends a little late stays below the 50 of which a visitor notices the wait. React's own are of 5 ms, and an old
 * computer would spend as long between them as in them.
 */
const SLICES_PER_SECOND = 40;

/** Mounts widgets on one store, each in a React root and behind an error boundary of its own. */
export function createMounter(
  store: AppStore,
  services: PageServices,
  i18n: i18n,
  takeColors: ReturnType<typeof createPageColors>,
): Mounter {
  setSlicesPerSecond(SLICES_PER_SECOND);
  const given = createGivenProducts();
  const findProduct = (id: string) => store.getState().products[id] ?? given.find(id);
  const followers = new Set<() => void>();
  return {
    follow() {
      given.forget();
      for (const follow of followers) follow();
    },
    mount(request) {
      const { container, widget, onFailed } = request;
      const reading = readContainerData(container);
      if (!reading.ok) {
        onFailed('invalid-data', `${reading.reason}. Its fallback content stays.`);
        return () => undefined;
      }
      /** The products that others gave. */
      const others = new Map<string, Product | undefined>();
      const surroundings: WidgetContext = {
        findProduct(id) {
          others.set(id, findProduct(id));
          return others.get(id);
        },
      };
      /** The widget as its data are now; null where they are wrong, which has been told. */
      const prepare = () => {
        const prepared = widget.prepare(reading.data, surroundings);
        if (prepared.ok) return prepared.value;
        const { problem } = prepared;
        const { field } = problem;
        onFailed('invalid-data', `${describeProblem({ ...problem, field: field || 'data' })} Its fallback content stays.`, field);
        return null;
      };
      const element = prepare();
      if (!element) return () => undefined;
      warnOfDensity(container);
      if (request.texts) addTexts(i18n, request.texts);
      if (widget.slices) store.addSlices(widget.slices);
      const leaveColors = takeColors(request.root);
      const surroundedBy = { store, services, i18n };
      const shown = renderWidget(element, request, surroundedBy, (error) => {
        unmount();
        onFailed('render-failed', `it failed while rendering (${error.message}). Its fallback content is back.`);
      });
      const unmount = () => {
        leaveColors();
        followers.delete(follow);
        shown.unmount();
      };
      const follow = () => {
        if ([...others].every(([id, product]) => product === findProduct(id))) return;
        const next = prepare();
        if (next) shown.render(next);
        else unmount();
      };
      followers.add(follow);
      return unmount;
    },
  };
}
