import { dom } from '@/runtime/page/dom';
import type { i18n } from 'i18next';
import { useLayoutEffect, type ReactElement, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import type { VitrinErrorCode } from '@/contract/events';
import { WidgetProvider } from '@/page/container/context';
import { readContainerData } from '@/page/container/data';
import { findGivenProduct } from '@/page/container/givenProducts';
import type { WidgetContext, Widget } from '@/page/container/widget';
import type { PageServices } from '@/page/services';
import { addTexts } from '@/i18n';
import type { Texts } from '@/i18n/texts';
import { TextsProvider } from '@/i18n/useTexts';
import { describeProblem } from '@/schemas/read';
import type { AppStore, LazySlice } from '@/data/store';
import { ErrorBoundary } from './ErrorBoundary';
// With the widgets' own styles, which are waited for; those that the runtime links may come later.
import '@/ui/tokens.css';

export interface MountRequest {
  readonly container: HTMLElement;
  /** The element in the container that React owns. */
  readonly root: HTMLElement;
  readonly widget: Widget<LazySlice>;
  /** The desk's texts, for a widget that says them. */
  readonly texts: Texts | null;
  /** The widget's first render is in the page. */
  readonly onReady: () => void;
  /** The widget cannot show: its data are wrong, or it threw. It has been unmounted. */
  readonly onFailed: (code: VitrinErrorCode, message: string, field?: string) => void;
}

/** Mounts widgets on one store, each in a React root and behind an error boundary of its own. */
export function mounter(store: AppStore, services: PageServices, i18n: i18n): (request: MountRequest) => () => void {
  const surroundings: WidgetContext = { findProduct: (id) => store.getState().products[id] ?? findGivenProduct(id) };
  return (request) => {
    const { container, onFailed } = request;
    const reading = readContainerData(container);
    if (!reading.ok) {
      onFailed('invalid-data', `${reading.reason}. Its fallback content stays.`);
      return () => undefined;
    }
    const prepared = request.widget.prepare(reading.data, surroundings);
    if (!prepared.ok) {
      const { problem } = prepared;
      const { field } = problem;
      onFailed('invalid-data', `${describeProblem({ ...problem, field: field || 'data' })} Its fallback content stays.`, field);
      return () => undefined;
    }
    if (request.texts) addTexts(i18n, request.texts);
    if (request.widget.slices) store.addSlices(request.widget.slices);
    return render(request, store, services, i18n, prepared.value);
  };
}

function render(
  { container, root, onReady, onFailed }: MountRequest,
  store: AppStore,
  services: PageServices,
  i18n: i18n,
  element: ReactElement,
): () => void {
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
  const tree = (
    <ErrorBoundary onError={fail}>
      <Provider store={store}>
        <TextsProvider i18n={i18n}>
          <WidgetProvider value={{ container, services }}>
            <Announced
              onReady={() => {
                keepFocus(container, root, onReady);
              }}
            >
              {element}
            </Announced>
          </WidgetProvider>
        </TextsProvider>
      </Provider>
    </ErrorBoundary>
  );
  // In one go: in slices the first paint of a long list takes a quarter longer.
  flushSync(() => {
    reactRoot.render(tree);
  });
  return unmount;
}

/** Tells, before anything is painted, that its children have been rendered for the first time. */
function Announced({ onReady, children }: { onReady: () => void; children: ReactNode }) {
  // Once: the root is rendered once, and what comes later is its children's own.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useLayoutEffect(onReady, []);
  return children;
}

const FOCUSABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex="0"]';

/** The visitor who stands on the fallback content or the first paint stands on the widget once these give way. */
function keepFocus(container: HTMLElement, root: HTMLElement, giveWay: () => void): void {
  const hadFocus = container.contains(dom.activeElement);
  giveWay();
  if (hadFocus && !container.contains(dom.activeElement)) root.querySelector<HTMLElement>(FOCUSABLE)?.focus();
}
