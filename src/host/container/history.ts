import type { VitrinErrorDetail } from '@/contract/events';

/** How far a widget is: `data-vitrin-state` on its container (contract §2). */
export type ContainerState = 'waiting' | 'loading' | 'ready' | 'error';

/** A state that a container entered, or a complaint about it; with the milliseconds from the page's start. */
export type Happening = readonly [what: ContainerState | VitrinErrorDetail, at: number];

/** For the inspector, which may come long after; complaints about the page data stand at the root element. A container that is gone takes its history with it. */
const histories = new WeakMap<Element, readonly Happening[]>();

/** What happened to a container since it began to wait the last time, in order. */
export function historyOf(container: Element): readonly Happening[] {
  return histories.get(container) ?? [];
}

/** Adds to a container's history. */
export function note(container: Element, what: ContainerState | VitrinErrorDetail): void {
  histories.set(container, [...(what === 'waiting' ? [] : historyOf(container)), [what, performance.now()]]);
}
