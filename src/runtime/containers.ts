import { complain, describeContainer, warn } from './page/complain';
import { dom } from './page/dom';
import type { Run } from './page/run';
import type { Registry } from './registryEntry';
import type { Loader } from './loader';
import { mountContainer, type Mounted } from './mounted';
import { ROOT_CLASS } from './standIn';
import { createTurns } from './turns';

const CONTAINER = '[data-widget]';

/** All containers of the page that are looked after. */
export interface Containers {
  /** Takes over the containers at and below `root` that are not yet. */
  mount(root: ParentNode): void;
  /** Settles when each that is looked after by now has a widget or has failed, or waits for the visitor. */
  settled(): Promise<unknown>;
  /** Gives up the containers at and below `root`. */
  unmount(root: ParentNode): void;
  /**
   * Loads the waiting containers of a widget without waiting for their triggers, and `again` those whose code did not come. Answers
   * whether any has not failed.
   */
  wake(name: string, again?: boolean): boolean;
  /**
   * Gives up the containers that have left the document, and takes those over anew that the page has written anew, or that
   * are `stale`.
   */
  sweep(isStale?: (mounted: Mounted) => boolean): void;
  /** Gives up every container, and takes over no other. */
  stop(): void;
}

/** `onTaken` runs before a container is taken over: a page without any loads nothing more. */
export function createContainers(registry: Registry, { log }: Run, loader: Loader, onTaken: () => void): Containers {
  let stopped = false;
  const turns = createTurns();
  const live = new Map<HTMLElement, Mounted>();
  /** Containers that were complained about, and under which name: said once, untouched from then on. */
  const rejected = new WeakMap<HTMLElement, string>();

  const takeOver = (container: HTMLElement) => {
    const name = nameOf(container);
    if (live.has(container) || rejected.get(container) === name) return;
    // A container in our own markup (a product's description, say) is not the theme author's.
    if (container.closest(`.${ROOT_CLASS}`)) return;
    const entry = Object.hasOwn(registry, name) ? registry[name] : undefined;
    if (!entry) {
      rejected.set(container, name);
      const message = `data-widget: received "${name}"; allowed: ${Object.keys(registry).join(', ')}.`;
      complain(log, container, { code: 'unknown-widget', widget: name, message });
      return;
    }
    onTaken();
    // Before the fallback goes, and they with it: mostly the container is not closed.
    const swallowed = container.querySelectorAll<HTMLElement>(CONTAINER);
    live.set(container, mountContainer(container, name, entry, log, loader, turns));
    for (const each of swallowed) {
      log.note(container, each);
      if (!rejected.has(each))
        warn(each, `it stands in ${describeContainer(container)}, and goes with its fallback: close that one.`);
      rejected.set(each, '');
    }
  };

  const giveUp = (container: HTMLElement) => {
    live.get(container)?.unmount();
    live.delete(container);
  };

  return {
    mount(root) {
      for (const container of stopped ? [] : containersIn(root)) takeOver(container);
    },
    settled: () => Promise.all([...live.values()].map(({ settled }) => settled)),
    unmount(root) {
      for (const container of containersIn(root)) giveUp(container);
    },
    // Each of them, so a filter: the first that is there must not keep the others waiting.
    wake: (name, again) =>
      Boolean(registry[name]?.opens) &&
      [...live].filter(([container, mounted]) => nameOf(container) === name && mounted.wake(again)).length > 0,
    sweep(isStale) {
      for (const [container, mounted] of [...live]) {
        if (container.isConnected && mounted.isWhole() && !isStale?.(mounted)) continue;
        giveUp(container);
        if (container.isConnected && nameOf(container)) takeOver(container);
      }
    },
    stop() {
      stopped = true;
      for (const container of live.keys()) giveUp(container);
    },
  };
}

const nameOf = (container: HTMLElement) => container.dataset.widget ?? '';

/** The containers at and below `root`, in document order. */
function containersIn(root: ParentNode): HTMLElement[] {
  const below = [...(root === document ? dom : root).querySelectorAll<HTMLElement>(CONTAINER)];
  return root instanceof HTMLElement && root.matches(CONTAINER) ? [root, ...below] : below;
}
