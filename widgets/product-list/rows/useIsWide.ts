import { useLayoutEffect, useState, type RefObject } from 'react';
import { onResize } from '@/ui/onResize';

/** Whether an element is at least so many CSS pixels wide, known before anything is painted. It renders again only when that changes. */
export function useIsWide(element: RefObject<Element>, pixels: number): boolean {
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    setWide(current.clientWidth >= pixels);
    // Its own word, and the table is not asked again: while styles are on their way WebKit would lay the page out for that within the
    // observer's call, which is an error of the page there.
    return onResize(current, (entries) => {
      setWide(entries.some(({ contentRect }) => contentRect.width >= pixels));
    });
  }, [element, pixels]);
  return isWide;
}
