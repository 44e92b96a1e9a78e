import { useEffect, type RefObject } from 'react';
import { useContainer } from '@/host/container/context';

/** Keeps the focus on the icon when the link of the first paint, which holds it, gives way to the finished widget. */
export function useKeptFocus(icon: RefObject<HTMLElement>): void {
  const container = useContainer();
  useEffect(() => {
    if (document.activeElement === document.body || !container.contains(document.activeElement)) return;
    // The runtime shows the widget after the effects of its first render: until then it is hidden.
    queueMicrotask(() => { icon.current?.focus(); });
  }, [container, icon]);
}
