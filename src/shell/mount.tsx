import { dom } from '@/runtime/page/dom';
import type { i18n } from 'i18next';
import { startTransition, useEffect, useLayoutEffect, useState, type ReactElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { unstable_forceFrameRate as setSlicesPerSecond } from 'scheduler';
import type { VitrinErrorCode } from '@/contract/events';
import type { Product } from '@/domain/product';
import { WidgetProvider } from '@/page/container/context';
import { readContainerData } from '@/page/container/data';
import { createGivenProducts } from '@/page/container/givenProducts';
import type { WidgetContext, Widget } from '@/page/container/widget';
import type { PageServices } from '@/page/services';
import { addTexts } from '@/i18n';
import type { Texts } from '@/i18n/texts';
import { TextsProvider } from '@/i18n/useTexts';
import { describeProblem } from '@/schemas/read';
import { useAppSelector } from '@/data/hooks';
import type { AppStore, LazySlice } from '@/data/store';
import { ErrorBoundary } from './ErrorBoundary';
import type { createPageColors } from './pageColors';
// With the widgets' own styles, which are waited for; those that the runtime links may come later.
import '@/ui/tokens.css';

export interface MountRequest {
  readonly container: HTMLElement;
  /** The element in the container that React owns. */
  readonly root: HTMLElement;
  readonly widget: Widget<LazySlice>;
  /** The desk's texts, for a widget that says them. */
  readonly texts: Texts | null;
  /** The widget's first render is in the page, and not yet painted. */
  readonly onShown: () => void;
  /** Its effects have run, after that: it hears scripts, and what it asks the shop for first it has begun to ask for. */
  readonly onReady: () => void;
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
      if (request.texts) addTexts(i18n, request.texts);
      if (widget.slices) store.addSlices(widget.slices);
      const leaveColors = takeColors(request.root);
      const shown = show(request, store, services, i18n, element);
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

function show(
  { container, root, onShown, onReady, onFailed }: MountRequest,
  store: AppStore,
  services: PageServices,
  i18n: i18n,
  first: ReactElement,
) {
  // A browser's translator puts elements of its own in the place of texts: prices would no longer change, and React fails
  // where one is to go.
  root.translate = false;
  const reactRoot = createRoot(root);
  const unmount = () => {
    reactRoot.unmount();
  };
  const fail = (error: Error) => {
    // React is still rendering when a boundary catches; a root cannot be unmounted before it is done.
    queueMicrotask(() => {
      unmount();
      onFailed('render-failed', `it failed while rendering (${error.message}). Its fallback content is back.`);
    });
  };
  const render = (element: ReactElement) => {
    reactRoot.render(
      <ErrorBoundary onError={fail}>
        <Provider store={store}>
          <Announced
            onShown={() => {
              keepFocus(container, root, onShown);
            }}
            onReady={onReady}
          >
            <TextsProvider i18n={i18n}>
              <Placed container={container} services={services}>
                {element}
              </Placed>
            </TextsProvider>
          </Announced>
        </Provider>
      </ErrorBoundary>,
    );
  };
  // In slices, so that an old computer answers in between.
  startTransition(() => {
    render(first);
  });
  return { render, unmount };
}

interface PlacedProps {
  readonly container: HTMLElement;
  readonly services: PageServices;
  readonly children: ReactNode;
}

/** A widget in its place: one subscription to the facts of the page for all its parts. */
function Placed({ container, services, children }: PlacedProps) {
  const page = useAppSelector(({ session }) => session.page);
  return <WidgetProvider value={{ container, services, page }}>{children}</WidgetProvider>;
}

/** Tells that its children have been rendered for the first time, and then that their effects have run: both before anything is painted. */
function Announced({ onShown, onReady, children }: Pick<MountRequest, 'onShown' | 'onReady'> & { children: ReactNode }) {
  const [, runEffects] = useState(false);
  // Once: the root is rendered once, and what comes later is its children's own.
  useLayoutEffect(() => {
    onShown();
    // React runs all effects before it renders this change, which it does at once: what they set is painted with the rest.
    // eslint-disable-next-line react-hooks/set-state-in-effect
    runEffects(true);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(onReady, []);
  return children;
}

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/** The visitor who stands on the fallback content or the first paint stands on the widget once these give way. */
function keepFocus(container: HTMLElement, root: HTMLElement, giveWay: () => void): void {
  const hadFocus = container.contains(dom.activeElement);
  giveWay();
  if (hadFocus && !container.contains(dom.activeElement)) root.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}
