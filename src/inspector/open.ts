import type { Bundle } from '@/runtime/bundle';
import { dom } from '@/runtime/page/dom';
import type { ContainerLog } from '@/runtime/page/log';
import { make } from './dom';
import { createEntry } from './entry';
import { createCloserLook } from './facts/closer';
import { containerFacts } from './facts/container';
import { createFilesOf } from './facts/files';
import { pageFacts } from './facts/page';
import { watchViolations } from './facts/violations';
import { containersOf } from './facts/written';
import { placeFrames } from './frame';
import { createHost } from './host';
import { createPanel } from './panel';
import { createContainerView, type ContainerView } from './containerView';
import type { InspectorWords } from './words/en';

/** Milliseconds between two looks at the page. The frames follow it without a pause. */
const PAUSE = 250;

interface Callbacks {
  /** The reader closes it. */
  readonly onClose: () => void;
  /** The reader wants it in the other language. */
  readonly onOtherLanguage: () => void;
}

/** Opens the inspector, at the end of the body or in the dialog in front. */
export function openInspector(
  log: ContainerLog,
  bundle: Bundle,
  words: InspectorWords,
  { onClose, onOtherLanguage }: Callbacks,
): { readonly host: HTMLElement; focus(): void; close(): void } {
  const { registry } = bundle;
  const places = new Map<Element, ContainerView>();
  const violations = watchViolations(words);
  const filesOf = createFilesOf(log, registry, words);
  const lookCloser = createCloserLook(bundle, words);
  const pageEntry = createEntry(words);
  const layer = make('div');
  const panel = createPanel(words, {
    onOtherSide: () => {
      root.classList.toggle('other');
    },
    onOtherLanguage,
    onClose,
  });
  const root = make('section', layer, panel.element);
  root.lang = words.lang;
  root.setAttribute('aria-label', words.label);
  const host = createHost(root);
  host.element.onkeydown = (event) => {
    if (event.key !== 'Escape') return;
    // Of a dialog that it stands in, which stays.
    event.preventDefault();
    onClose();
  };

  const placeOf = (container: Element): ContainerView => {
    const known = places.get(container);
    if (known) return known;
    const place = createContainerView(container, words, () => {
      panel.element.open = true;
      for (const { frame } of places.values()) frame.element.classList.toggle('chosen', frame === place.frame);
    });
    places.set(container, place);
    layer.append(place.frame.element);
    return place;
  };

  const look = () => {
    const containers = containersOf(document);
    for (const [container, place] of places) {
      if (containers.some((each) => each === container)) continue;
      place.remove();
      places.delete(container);
    }
    const files = filesOf(containers);
    const closer = lookCloser(containers);
    const page = pageFacts(containers, log.of(dom.documentElement), violations.all(), closer.ofPage, words);
    const found = containers.map((container) => ({
      place: placeOf(container),
      facts: containerFacts(
        container,
        { registry, history: log.of(container), files: files.get(container) ?? '', more: closer.of.get(container) ?? [] },
        words,
      ),
    }));
    pageEntry.show(page);
    for (const { place, facts } of found) place.show(facts);
    panel.show([pageEntry, ...found.map(({ place }) => place.entry)], [page, ...found.map(({ facts }) => facts)]);
  };
  let next = 0;
  const follow = () => {
    placeFrames(places, host.place());
    next = requestAnimationFrame(follow);
  };

  host.place();
  look();
  follow();
  const timer = setInterval(look, PAUSE);
  return {
    host: host.element,
    focus: panel.focus,
    close() {
      clearInterval(timer);
      cancelAnimationFrame(next);
      violations.stop();
      host.element.remove();
    },
  };
}
