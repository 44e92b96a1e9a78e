import { say } from '@/runtime/page/say';
import { make, makeButton } from './dom';
import type { Entry } from './entry';
import type { Facts } from './facts/facts';
import { report } from './report';
import type { InspectorWords } from './words/en';

/** The docked list, which folds. */
export interface Panel {
  readonly element: HTMLDetailsElement;
  /** Shows the entries in this order; all that they say is what the report says. */
  show(entries: readonly Entry[], all: readonly Facts[]): void;
  focus(): void;
}

interface Buttons {
  readonly onOtherSide: () => void;
  readonly onOtherLanguage: () => void;
  readonly onClose: () => void;
}

/** Makes the panel. */
export function createPanel(words: InspectorWords, { onOtherSide, onOtherLanguage, onClose }: Buttons): Panel {
  let text = '';
  const status = make('em');
  status.setAttribute('role', 'status');
  const summary = make('summary', make('h2', `Vitrin ${__VITRIN_VERSION__}`), status);
  const copy = makeButton(words.copy, () => {
    // There on pages of a secure origin alone, and refused on some.
    Promise.resolve(text)
      .then((report) => navigator.clipboard.writeText(report))
      .then(() => {
        copy.textContent = words.copied;
      })
      .catch(() => {
        say('info', text);
        copy.textContent = words.copyFailed;
      });
  });
  const language = makeButton(words.otherLanguage, onOtherLanguage);
  language.lang = words.lang === 'tr' ? 'en' : 'tr';
  const list = make('div');
  const element = make(
    'details',
    summary,
    make('header', copy, makeButton(words.otherSide, onOtherSide), language, makeButton(words.close, onClose)),
    list,
  );
  element.open = true;
  return {
    element,
    show(entries, all) {
      entries.forEach((entry, place) => {
        const there = list.children[place] ?? null;
        // What stands right is not touched: it may hold the focus.
        if (there !== entry.element) list.insertBefore(entry.element, there);
      });
      const now = report(all);
      // What was copied is no longer what the panel says.
      if (now !== text) copy.textContent = words.copy;
      text = now;
      const problems = all.flatMap((facts) => facts.problems);
      const count = words.countOf(problems.length);
      if (status.textContent !== count) status.textContent = count;
      element.dataset.state = problems.length > 0 ? 'error' : 'ready';
    },
    focus() {
      summary.focus();
    },
  };
}
