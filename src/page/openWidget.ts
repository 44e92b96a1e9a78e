import type { OpenableWidget } from '@/contract/vitrin';
import { dom } from '@/runtime/page/dom';
import type { PageServices } from './services';

type WidgetServices = Pick<PageServices, 'panels' | 'wake' | 'ending'>;

/** Marks the container that is made for a widget that the page does not have. */
const MADE = 'vt-made';

/** What is told where a widget cannot be loaded. */
type OnFailed = () => void;

/**
 * Opens another widget of the page, as `vitrin.open` does (contract §4). Where the page has no container of it, or only one that
 * failed, makes one that is not seen, which opens as a dialog. `onFailed` is called where that cannot be loaded.
 */
export function openWidget(services: WidgetServices, widget: OpenableWidget, start: object, onFailed: OnFailed): void {
  wakeWidget(services, widget, onFailed);
  services.panels.open(widget, start);
}

/** Loads another widget likewise, and leaves it to itself whether it opens. */
export function wakeWidget({ wake, ending }: WidgetServices, widget: OpenableWidget, onFailed: OnFailed): void {
  if (wake(widget)) return;
  dom.querySelector(`.${MADE}[data-widget=${widget}]`)?.remove();
  const container = dom.createElement('div');
  container.className = MADE;
  container.hidden = true;
  container.dataset.widget = widget;
  container.dataset.load = 'eager';
  container.addEventListener('vitrin:error', ({ detail: { code } }) => {
    if (code === 'load-failed') onFailed();
  });
  dom.body.append(container);
  ending.addEventListener('abort', () => {
    container.remove();
  });
}
