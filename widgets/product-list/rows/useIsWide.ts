import { useLayoutEffect, useState, type RefObject } from 'react';

/** Whether an element is at least so many CSS pixels wide, known before anything is painted. It renders again only when that changes. */
export function useIsWide(element: RefObject<Element>, pixels: number): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    const measure = () => {
      setWide(current.clientWidth >= pixels);
    };
    measure();
    if (!('ResizeObserver' in window)) return undefined;
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => {
      observer.disconnect();
    };
  }, [element, pixels]);
  return isWide;
}
