import { dom } from '@/runtime/page/dom';
import { frontDialog } from './frontDialog';
import css from './inspector.css?inline';

/** What the page's own scripts listen to beside dialogs, and take for a click beside one or a focus that has left it. */
const KEPT = ['click', 'mousedown', 'mouseup', 'pointerdown', 'pointerup', 'touchstart', 'focusin', 'keydown'];

/** The one element of the page that all of the inspector stands in. */
export interface Host {
  readonly element: HTMLElement;
  /** Puts it where it can be seen and used: into the dialog in front, otherwise at the end of the body. Answers with that dialog. */
  place(): HTMLElement | null;
}

/**
 * Makes the host, and gives it its looks by ways that the strictest policy allows. Safari before 16.4 knows no such sheets:
 * there it stands at the foot of the page in the looks of the browser.
 */
export function createHost(root: HTMLElement): Host {
  const element = dom.createElement('div');
  const shadow = element.attachShadow({ mode: 'open' });
  shadow.append(root);
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    shadow.adoptedStyleSheets = [sheet];
  } catch {
    // Frames need their looks.
    root.firstElementChild?.toggleAttribute('hidden', true);
    element.style.cssText =
      'position:fixed;inset:auto 0 0;z-index:2147483647;max-height:48%;overflow:auto;color:CanvasText;background:Canvas';
  }
  for (const type of KEPT)
    element.addEventListener(type, (event) => {
      event.stopPropagation();
    });
  return {
    element,
    place() {
      const dialog = frontDialog();
      const front = dialog ?? dom.body;
      if (element.parentElement !== front) moveTo(front, element);
      return dialog;
    },
  };
}

/** Where browsers have popovers it stands above all, whatever the dialog cuts off or moves. */
function moveTo(front: HTMLElement, element: HTMLElement): void {
  const scrolled = [...(element.shadowRoot?.querySelectorAll('details') ?? [])].map((each) => [each, each.scrollTop] as const);
  front.append(element);
  if ('showPopover' in element) {
    element.popover = 'manual';
    element.showPopover();
  }
  for (const [each, top] of scrolled) each.scrollTop = top;
}
