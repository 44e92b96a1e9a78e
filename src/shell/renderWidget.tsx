import type { i18n } from 'i18next';
import { startTransition, useEffect, useLayoutEffect, useState, type ReactElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { useAppSelector } from '@/data/hooks';
import type { AppStore } from '@/data/store';
import { TextsProvider } from '@/i18n/useTexts';
import { WidgetProvider } from '@/page/container/context';
import type { PageServices } from '@/page/services';
import { dom } from '@/runtime/page/dom';
import { ErrorBoundary } from './ErrorBoundary';

/** What all widgets of a page have in common. */
interface Surroundings {
  readonly store: AppStore;
  readonly services: PageServices;
  readonly i18n: i18n;
}

export interface RenderRequest {
  readonly container: HTMLElement;
  /** The element in the container that React owns. */
  readonly root: HTMLElement;
  /** The widget's first render is in the page, and not yet painted. */
  readonly onShown: () => void;
  /** Its effects have run, after that: it hears scripts, and what it asks the shop for first it has begun to ask for. */
  readonly onReady: () => void;
}

interface RenderedWidget {
  render(element: ReactElement): void;
  unmount(): void;
}

/** Renders a widget into a React root of its own. `onThrown`: it threw, and shows nothing any more; its root is still to be unmounted. */
export function renderWidget(
  first: ReactElement,
  { container, root, onShown, onReady }: RenderRequest,
  { store, services, i18n }: Surroundings,
  onThrown: (error: Error) => void,
): RenderedWidget {
  // A browser's translator puts elements of its own in the place of texts: prices would no longer change, and React fails
  // where one is to go.
  root.translate = false;
  // A React of the page's own counts its ids from the same beginning.
  const reactRoot = createRoot(root, { identifierPrefix: 'vt' });
  const fail = (error: Error) => {
    // React is still rendering when a boundary catches; a root cannot be unmounted before it is done.
    queueMicrotask(() => {
      onThrown(error);
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
  return {
    render,
    unmount() {
      // A page that morphs has made elements of its own of ours: it keeps them, and React has nothing to take away.
      if (!root.matches('.vt-root')) {
        root.replaceWith(root.cloneNode(true));
        root.removeChild = (child) => child;
      }
      reactRoot.unmount();
    },
  };
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
function Announced({ onShown, onReady, children }: Pick<RenderRequest, 'onShown' | 'onReady'> & { children: ReactNode }) {
  const [, runEffects] = useState(false);
  // Once: what the root is rendered with later takes the place of a widget that shows already.
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

const FOCUSABLE = 'a[href], :is(button, input, select, textarea):enabled, [tabindex="0"]';

/** The visitor who stands on the fallback content or the first paint stands on the widget once these give way. */
function keepFocus(container: HTMLElement, root: HTMLElement, giveWay: () => void): void {
  const hadFocus = container.contains(dom.activeElement);
  giveWay();
  if (!hadFocus || container.contains(dom.activeElement)) return;
  root.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  if (container.contains(dom.activeElement)) return;
  // It may be hidden, and take none; a widget that waits for the shop may have none yet.
  root.tabIndex = -1;
  root.focus({ preventScroll: true });
}
