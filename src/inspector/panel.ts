import { make, makeButton } from './dom';
import { countOf, type Entry } from './entry';
import type { Facts } from './facts/facts';
import { report } from './report';

/** The docked list, which folds. */
export interface Panel {
  readonly element: HTMLDetailsElement;
  /** Shows the entries in this order; all that they say is what the report says. */
  show(entries: readonly Entry[], all: readonly Facts[]): void;
  focus(): void;
}

/** Makes the panel. */
export function createPanel(onOtherSide: () => void, onClose: () => void): Panel {
  let text = '';
  const status = make('em');
  status.setAttribute('role', 'status');
  const summary = make('summary', make('h2', `Vitrin ${__VITRIN_VERSION__}`), status);
  const copy = makeButton('Copy report', () => {
    // There on pages of a secure origin alone, and refused on some.
    Promise.resolve(text)
      .then((report) => navigator.clipboard.writeText(report))
      .then(() => {
        copy.textContent = 'Copied';
      })
      .catch(() => {
        console.info(text);
        copy.textContent = 'See the console';
      });
  });
  const list = make('div');
  const element = make(
    'details',
    summary,
    make('header', copy, makeButton('Other side', onOtherSide), makeButton('Close', onClose)),
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
      text = report(all);
      const problems = all.flatMap((facts) => facts.problems);
      const words = countOf(problems);
      if (status.textContent !== words) status.textContent = words;
      element.dataset.state = problems.length > 0 ? 'error' : 'ready';
    },
    focus() {
      summary.focus();
    },
  };
}
