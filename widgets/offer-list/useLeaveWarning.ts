import { useLayoutEffect } from 'react';

/** While `active`, the browser asks before the page is left: something typed would be lost. */
export function useLeaveWarning(active: boolean): void {
  // Before paint, so that whoever has saved everything can leave at once.
  useLayoutEffect(() => {
    if (!active) return undefined;
    const warn = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      // eslint-disable-next-line @typescript-eslint/no-deprecated -- Chrome before version 119 listens to this alone.
      event.returnValue = true;
    };
    window.addEventListener('beforeunload', warn);
    return () => {
      window.removeEventListener('beforeunload', warn);
    };
  }, [active]);
}
