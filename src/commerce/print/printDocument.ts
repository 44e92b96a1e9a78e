import { dom } from '@/runtime/page/dom';
import { ownNonce } from '@/runtime/page/nonce';
import printCss from './print.css?url';

/** What is to be printed. */
export interface PrintJob {
  /** Also what a PDF is called. */
  readonly title: string;
  /** Language of the texts. */
  readonly locale: string;
  /** Fills the empty document, by elements and text alone (decision 51). Classes are those of print.css. */
  readonly build: (page: Document) => void;
}

/** Milliseconds from printing until its window closes. S2 §9. */
const CLOSES_AFTER = 1000;
/** Milliseconds that printing waits for style and logo. */
const LONGEST_WAIT = 4000;

/**
 * Prints a document of its own in a window that opens at once, so this must be called in the click itself; where the
 * window is refused, in a hidden frame. Answers false where neither can be had.
 *
 * Both are empty documents of our own origin and under the page's own policy: their style is a sheet that the policy
 * lets the page load, too.
 */
export function printDocument(job: PrintJob): boolean {
  const opened = open('', '_blank', 'popup,width=840,height=900');
  if (opened) {
    opened.opener = null;
    printIn(opened, job, () => {
      opened.close();
    });
    return true;
  }
  const frame = hiddenFrame();
  const inner = frame.contentWindow;
  if (!inner) {
    frame.remove();
    return false;
  }
  const { activeElement } = dom;
  printIn(inner, job, () => {
    // What is printed has the focus, and takes it along.
    if (dom.activeElement === frame && activeElement instanceof HTMLElement) activeElement.focus();
    frame.remove();
  });
  return true;
}

function hiddenFrame(): HTMLIFrameElement {
  const frame = dom.createElement('iframe');
  frame.tabIndex = -1;
  // Not its property, which Firefox has from 119 on.
  frame.setAttribute('aria-hidden', 'true');
  // Not `display: none`: some browsers print such a frame as an empty page.
  Object.assign(frame.style, { position: 'fixed', inset: 'auto', inlineSize: '0', blockSize: '0', border: '0' });
  dom.body.append(frame);
  return frame;
}

function printIn(target: Window, { title, locale, build }: PrintJob, close: () => void): void {
  const page = target.document;
  // Firefox loads the empty document a moment later and would wipe what stands in it; this breaks that off.
  page.open();
  page.close();
  const root = page.createElement('html');
  root.append(page.createElement('head'), page.createElement('body'));
  // Not `replaceChildren`: of a document Chromium refuses it.
  page.firstElementChild?.remove();
  page.append(root);
  page.title = title;
  root.lang = locale;
  const style = page.createElement('link');
  style.rel = 'stylesheet';
  // The page's policy holds for the printed sheet as well.
  style.nonce = ownNonce();
  style.href = new URL(printCss, dom.baseURI).href;
  const styled = waitForLoad(style);
  page.head.append(style);
  build(page);
  const images = [...page.images].map((image) => waitForLoad(image));
  const closeSoon = () => {
    setTimeout(close, CLOSES_AFTER);
  };
  void Promise.all([styled, ...images]).then(() => {
    // Elsewhere `print` answers when it is done; on phones and tablets at once, and then they still need the window.
    const isEarly = navigator.maxTouchPoints > 0;
    if (isEarly) target.addEventListener('afterprint', closeSoon, { once: true });
    target.focus();
    target.print();
    if (!isEarly) closeSoon();
  });
}

/** Resolves when the element has loaded, has failed to, or takes too long: a missing logo keeps nothing from being printed. */
function waitForLoad(element: HTMLLinkElement | HTMLImageElement): Promise<unknown> {
  return new Promise((resolve) => {
    for (const name of ['load', 'error']) element.addEventListener(name, resolve);
    setTimeout(resolve, LONGEST_WAIT);
  });
}
