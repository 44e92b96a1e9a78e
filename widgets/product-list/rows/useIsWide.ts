import { useLayoutEffect, useState, type RefObject } from 'react';
import { useContainer } from '@/page/container/context';
import { onResize } from '@/ui/onResize';

/** Whether an element is at least so many CSS pixels wide, known before anything is painted. It renders again only when that changes. */
export function useIsWide(element: RefObject<Element>, pixels: number): boolean {
  const container = useContainer();
  const [isWide, setWide] = useState(false);
  useLayoutEffect(() => {
    const { current } = element;
    if (!current) return undefined;
    // A widget's first render is hidden: it will have its container's room, and columns that came later would move the others.
    setWide((current.clientWidth || container.clientWidth) >= pixels);
    // Its own word, and the table is not asked again: while styles are on their way WebKit would lay the page out for that within the
    // observer's call, which is an error of the page there.
    return onResize(current, (entries) => {
      setWide(entries.some(({ contentRect }) => contentRect.width >= pixels));
    });
  }, [element, container, pixels]);
  return isWide;
}
