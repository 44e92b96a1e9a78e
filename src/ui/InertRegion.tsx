import { useLayoutEffect, useRef, type ReactNode } from 'react';
import './css/inertRegion.css';

interface Props {
  readonly when: boolean;
  readonly className: string;
  readonly children: ReactNode;
}

/** A part that takes no input while something is being ordered or paid: what is sent must be what is shown. */
export function InertRegion({ when, className, children }: Props) {
  const part = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // An attribute by hand: React 18 and 19 take different values for it.
    part.current?.toggleAttribute('inert', when);
  }, [when]);
  return (
    <div ref={part} className={when ? `${className} vt-desk-still` : className}>
      {children}
    </div>
  );
}
