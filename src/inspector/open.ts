import type { Bundle } from '@/runtime/bundle';
import type { ContainerLog } from '@/runtime/page/log';
import { make } from './dom';
import { createEntry } from './entry';
import { containerFacts } from './facts/container';
import { createFilesOf } from './facts/files';
import { pageFacts } from './facts/page';
import { watchViolations } from './facts/violations';
import { containersOf } from './facts/written';
import { placeFrames } from './frame';
import { createHost } from './host';
import { createPanel } from './panel';
import { createContainerView, type ContainerView } from './containerView';

/** Milliseconds between two looks at the page. The frames follow it without a pause. */
const PAUSE = 250;

/** Opens the inspector at the end of the body. `onClose` runs when the reader closes it. */
export function openInspector(
  log: ContainerLog,
  { registry, loadLoaders }: Bundle,
  onClose: () => void,
): { readonly host: HTMLElement; focus(): void; close(): void } {
  const places = new Map<Element, ContainerView>();
  const violations = watchViolations();
  const filesOf = createFilesOf(log, loadLoaders);
  const pageEntry = createEntry();
  const layer = make('div');
  const panel = createPanel(() => {
    root.classList.toggle('other');
  }, onClose);
  const root = make('section', layer, panel.element);
  root.lang = 'en';
  root.setAttribute('aria-label', 'Vitrin inspector');
  const host = createHost(root);
  host.onkeydown = ({ key }) => {
    if (key === 'Escape') onClose();
  };

  const placeOf = (container: Element): ContainerView => {
    const known = places.get(container);
    if (known) return known;
    const place = createContainerView(container, () => {
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
    const page = pageFacts(containers, log.of(document.documentElement), violations.all());
    const found = containers.map((container) => ({
      place: placeOf(container),
      facts: containerFacts(container, registry, log.of(container), files.get(container)),
    }));
    pageEntry.show(page);
    for (const { place, facts } of found) place.show(facts);
    panel.show([pageEntry, ...found.map(({ place }) => place.entry)], [page, ...found.map(({ facts }) => facts)]);
  };
  let next = 0;
  const follow = () => {
    placeFrames(places);
    next = requestAnimationFrame(follow);
  };

  document.body.append(host);
  look();
  follow();
  const timer = setInterval(look, PAUSE);
  return {
    host,
    focus: panel.focus,
    close() {
      clearInterval(timer);
      cancelAnimationFrame(next);
      violations.stop();
      host.remove();
    },
  };
}
