import { openInspector } from './open';

let close: (() => void) | null = null;
/** The first call is the address's own, where that asks for the inspector: nobody has done anything that could move the focus. */
let isByAddress = /[?&]vitrin-inspect/.test(location.search);

/** Opens the inspector, or closes it. Opened by a script it takes the focus, and gives it back. */
export function toggle(): void {
  if (close) {
    close();
    return;
  }
  const before = document.activeElement;
  const inspector = openInspector(toggle);
  close = () => {
    const hadFocus = document.activeElement === inspector.host;
    inspector.close();
    close = null;
    if (hadFocus && before instanceof HTMLElement) before.focus();
  };
  if (!isByAddress) inspector.focus();
  isByAddress = false;
}
