import { make } from './dom';
import type { Facts } from './facts/facts';
import type { InspectorWords } from './words/en';

/** A container's place in the list, or the page's. */
export interface Entry {
  readonly element: HTMLDetailsElement;
  show(facts: Facts): void;
  /** Opens it and moves the focus there. */
  open(): void;
}

/** `onChosen` runs when the reader opens it. What may hold the focus or a selection is not replaced by the same again. */
export function createEntry({ countOf }: InspectorWords, onChosen?: () => void): Entry {
  const summary = make('summary');
  const problems = make('ul');
  const rows = make('dl');
  const json = make('pre');
  const data = make('details', make('summary', 'JSON'), json);
  const element = make('details', summary, problems, rows, data);
  summary.onclick = () => {
    if (!element.open) onChosen?.();
  };
  let shown = '';
  return {
    element,
    show(facts) {
      const now = JSON.stringify(facts);
      if (now === shown) return;
      shown = now;
      element.dataset.state = facts.state;
      summary.replaceChildren(
        make('b', facts.title),
        ' ',
        make('i', facts.stateWord),
        ' ',
        make('em', facts.problems.length > 0 ? countOf(facts.problems.length) : ''),
      );
      problems.replaceChildren(
        ...facts.problems.map(({ code, message, fix }) => make('li', make('code', code), ' ', message, make('p', fix))),
      );
      rows.replaceChildren(...facts.rows.flatMap(([name, value]) => (value ? [make('dt', name), make('dd', value)] : [])));
      json.textContent = facts.data;
      data.hidden = !facts.data;
    },
    open() {
      element.open = true;
      summary.focus();
    },
  };
}
