import { dom } from '@/runtime/page/dom';

interface Keyboard {
  /** Closes a toast by its element. */
  readonly close: (toast: Element) => void;
  readonly ending: AbortSignal;
}

/** What the keyboard does with messages: Alt+T goes to the newest, Escape closes. Decision 64. */
export function listenToKeys(region: HTMLElement, { close, ending }: Keyboard): void {
  const newest = () => region.querySelector('.vt-toast');
  // Of a message that has the focus, before whatever it stands in.
  region.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !(event.target instanceof Element)) return;
      const toast = event.target.closest('.vt-toast') ?? newest();
      if (!toast) return;
      // The dialog in which it stands stays.
      event.preventDefault();
      close(toast);
    },
    { signal: ending },
  );
  // On the window: whatever else has a use for the key has had its turn.
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.defaultPrevented || event.isComposing) return;
      const toast = newest();
      if (!toast) return;
      if (event.altKey && event.code === 'KeyT') {
        event.preventDefault();
        toast.querySelector<HTMLElement>('.vt-toast__close')?.focus();
      } else if (event.key === 'Escape' && !hasOwnUse(dom.activeElement, region)) {
        close(toast);
      }
    },
    { signal: ending },
  );
}

/** Whether the browser itself does something with Escape here: it closes a modal dialog, and empties a search field. */
function hasOwnUse(focused: Element | null, region: HTMLElement): boolean {
  if (region.parentElement !== dom.body) return true;
  return focused instanceof HTMLInputElement && focused.type === 'search' && focused.value !== '';
}

/** Answers with what gives the focus back to where it was before it came into the element, where it stands in a part that goes. */
export function rememberFocus(element: HTMLElement, ending: AbortSignal): (part: Element | null) => void {
  let before: HTMLElement | null = null;
  element.addEventListener(
    'focusin',
    ({ relatedTarget }) => {
      if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) before = relatedTarget;
    },
    { signal: ending },
  );
  return (part) => {
    if (part?.contains(dom.activeElement) && before?.isConnected) before.focus({ preventScroll: true });
  };
}
