import type { Bundle } from '@/runtime/bundle';
import { dom } from '@/runtime/page/dom';
import type { Run } from '@/runtime/page/run';
import { firstLanguage, loadWords, type Language } from './language';
import { openInspector } from './open';

export interface Inspector {
  /** Opens the inspector, or closes it. With `focus` it takes the focus; closed, it gives back what it has. */
  toggle(focus: boolean): void;
}

/** Makes the inspector of a run, with which it closes. */
export function createInspector({ log, ending }: Run, bundle: Bundle): Inspector {
  let close: (() => void) | null = null;
  /** Resolves once it is open. It may be closed while its words are on their way. */
  const open = async (language: Language, focus: boolean, before: Element | null) => {
    const opening = new AbortController();
    close = () => {
      opening.abort();
      close = null;
    };
    const words = await loadWords(language);
    if (opening.signal.aborted || ending.aborted) return;
    const inspector = openInspector(log, bundle, words, {
      onClose: () => {
        close?.();
      },
      onOtherLanguage: () => {
        inspector.close();
        void open(language === 'tr' ? 'en' : 'tr', true, before);
      },
    });
    close = () => {
      const hadFocus = dom.activeElement === inspector.host;
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
      else if (!ending.aborted) void open(firstLanguage(), focus, dom.activeElement);
    },
  };
}
