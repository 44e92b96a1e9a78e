type Listener<Events, Name extends keyof Events> = (event: Events[Name]) => void;

/**
 * Tells `listener` of events until the answer is called. Without a signal, of which a page's own `addEventListener` may know nothing, as that
 * of old versions of zone.js.
 */
export function listen<Name extends keyof WindowEventMap>(
  target: Window,
  listener: Listener<WindowEventMap, Name>,
  ...names: readonly Name[]
): () => void;
export function listen<Name extends keyof DocumentEventMap>(
  target: Document,
  listener: Listener<DocumentEventMap, Name>,
  ...names: readonly Name[]
): () => void;
export function listen<Name extends keyof HTMLElementEventMap>(
  target: HTMLElement | MediaQueryList,
  listener: Listener<HTMLElementEventMap, Name>,
  ...names: readonly Name[]
): () => void;
export function listen(target: EventTarget, listener: (event: never) => void, ...names: readonly string[]): () => void {
  const told = listener as (event: Event) => void;
  for (const name of names) target.addEventListener(name, told);
  return () => {
    for (const name of names) target.removeEventListener(name, told);
  };
}
