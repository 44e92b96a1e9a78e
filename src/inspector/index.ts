import type { Bundle } from '@/runtime/bundle';
import type { Run } from '@/runtime/page/run';
import { openInspector } from './open';

export interface Inspector {
  /** Opens the inspector, or closes it. With `focus` it takes the focus; closed, it gives back what it has. */
  toggle(focus: boolean): void;
}

/** Makes the inspector of a run, with which it closes. */
export function createInspector({ log, ending }: Run, bundle: Bundle): Inspector {
  let close: (() => void) | null = null;
  const open = (focus: boolean) => {
    const before = document.activeElement;
    const inspector = openInspector(log, bundle, () => {
      close?.();
    });
    close = () => {
      const hadFocus = document.activeElement === inspector.host;
      inspector.close();
      close = null;
      if (hadFocus && before instanceof HTMLElement) before.focus();
    };
    if (focus) inspector.focus();
  };
  ending.addEventListener('abort', () => {
    close?.();
  });
  return {
    toggle(focus) {
      if (close) close();
      else if (!ending.aborted) open(focus);
    },
  };
}
