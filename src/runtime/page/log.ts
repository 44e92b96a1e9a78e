import type { VitrinErrorDetail } from '@/contract/events';

/** How far a widget is: `data-vitrin-state` on its container (contract §2). */
export type ContainerState = 'waiting' | 'loading' | 'ready' | 'error';

/**
 * What can happen to a container: a state that it enters, a complaint about it, or a container that is found in its fallback,
 * and goes with that.
 */
type Happening = ContainerState | VitrinErrorDetail | HTMLElement;

/** What happened, with the milliseconds from the page's start. */
export type ContainerEvent = readonly [what: Happening, at: number];

/**
 * What happened to the containers, for the inspector, which may come long after; complaints about the page data stand at
 * the root element. A container that is gone takes its history with it.
 */
export interface ContainerLog {
  /** Adds to a container's history. */
  note(container: Element, what: Happening): void;
  /** What happened to a container since it began to wait the last time, in order. */
  of(container: Element): readonly ContainerEvent[];
}

export function createContainerLog(): ContainerLog {
  const histories = new WeakMap<Element, readonly ContainerEvent[]>();
  const of = (container: Element) => histories.get(container) ?? [];
  return {
    of,
    note(container, what) {
      histories.set(container, [...(what === 'waiting' ? [] : of(container)), [what, performance.now()]]);
    },
  };
}
