import { useEffect, useRef } from 'react';

/** The heading of the step; another step takes the focus there, from where it is read. */
export function useFocusedHeading(step: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    heading.current?.focus();
  }, [step]);
  return heading;
}
