import type { OpenableWidget, Vitrin } from '@/contract/vitrin';
import type { Containers } from './containers';
import { dom } from './page/dom';
import { say } from './page/say';

const OPENER = 'data-vitrin-open';

/**
 * Until `signal` ends it, lets elements of the page open a widget that their `data-vitrin-open` names (contract §2). One listener for the page
 * hears those that come later, too. A link whose widget is not there leads where it leads.
 */
export function listenToOpeners(containers: Containers, { open }: Pick<Vitrin, 'open'>, signal: AbortSignal): void {
  dom.addEventListener(
    'click',
    (event) => {
      // By its path, which leads out of the shadow trees of a page's own web components.
      const opener = event.composedPath().find((node): node is Element => node instanceof Element && node.hasAttribute(OPENER));
      // With these keys a link opens a tab or a window of its own.
      if (!opener || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const widget = opener.getAttribute(OPENER) as OpenableWidget;
      // A link leads on where it did not load; nothing else would.
      if (!containers.wake(widget, !opener.closest('a'))) {
        say('warn', `[vitrin] ${OPENER}="${widget}": the page has no such widget.`, opener);
        return;
      }
      event.preventDefault();
      open(widget);
    },
    { signal },
  );
}
