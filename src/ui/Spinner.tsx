import './css/spinner.css';

/** A turning ring: something is under way. What it is must be said by text or `aria-busy` beside it. */
export function Spinner() {
  return <span className="vt-spinner" aria-hidden="true" />;
}
