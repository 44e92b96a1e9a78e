import { createContext, useContext } from 'react';
import type { Page } from '../readPage';
import type { PageServices } from '../services';

/** What surrounds a widget: the container it stands in, and the page. */
interface Place {
  readonly container: HTMLElement;
  readonly services: PageServices;
  readonly page: Page;
}

const WidgetContext = createContext<Place | null>(null);

export const WidgetProvider = WidgetContext.Provider;

function usePlace(): Place {
  const place = useContext(WidgetContext);
  if (!place) throw new Error('only a widget that the shell mounted has a container and a page');
  return place;
}

/** The container a widget stands in: where its events are dispatched (contract §4). */
export function useContainer(): HTMLElement {
  return usePlace().container;
}

/** The facts of the page. A component renders again when they change. */
export function usePage(): Page {
  return usePlace().page;
}

/** What the page does for its widgets. It is the same for as long as they live. */
export function usePageServices(): PageServices {
  return usePlace().services;
}

/** Says a text to screen readers. The function is the same for as long as the widget lives. */
export function useAnnounce(): PageServices['announce'] {
  return usePageServices().announce;
}
