/**
 * Tells of each new size of an element, the first included, until what it answers is called. On a page whose scripts have taken
 * `ResizeObserver` away nothing is told.
 */
export function onResize(element: Element, listener: ResizeObserverCallback): () => void {
  if (!('ResizeObserver' in window)) return () => undefined;
  const observer = new ResizeObserver(listener);
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
}
