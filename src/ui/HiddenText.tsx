import type { ReactNode } from 'react';
import './css/hiddenText.css';

/** Text for screen readers only. */
export function HiddenText({ children }: { readonly children: ReactNode }) {
  return <span className="vt-hidden-text">{children}</span>;
}
