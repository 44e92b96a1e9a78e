import { createEntry, type Entry } from './entry';
import type { Facts } from './facts/facts';
import { createFrame, type Frame } from './frame';
import type { InspectorWords } from './words/en';

/** A container as the inspector shows it: in the list and over the page. */
export interface ContainerView {
  readonly entry: Entry;
  readonly frame: Frame;
  show(facts: Facts): void;
  remove(): void;
}

/** Makes the place of a container. `onChosen` runs when the reader chooses it, in the list or on the page. */
export function createContainerView(container: Element, words: InspectorWords, onChosen: () => void): ContainerView {
  const entry = createEntry(words, () => {
    onChosen();
    container.scrollIntoView({
      block: 'center',
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    });
  });
  const frame = createFrame(() => {
    onChosen();
    entry.open();
  });
  return {
    entry,
    frame,
    show(facts) {
      entry.show(facts);
      frame.show(facts);
    },
    remove() {
      entry.element.remove();
      frame.element.remove();
    },
  };
}
