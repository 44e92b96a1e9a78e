import { Spinner } from './Spinner';
import './css/switch.css';

interface Props {
  readonly label: string;
  readonly checked: boolean;
  /** Its change is being saved: it shows so and takes no other. */
  readonly busy: boolean;
  readonly onChange: (checked: boolean) => void;
}

/** A switch with its label. */
export function Switch({ label, checked, busy, onChange }: Props) {
  return (
    <label className="vt-switch">
      <input
        className="vt-switch__input"
        type="checkbox"
        role="switch"
        // None: the page may be one form, which Enter would send.
        form=""
        checked={checked}
        aria-busy={busy}
        aria-disabled={busy}
        onChange={(event) => {
          // Not `disabled`, which would take the focus away from the one who just pressed it.
          if (!busy) onChange(event.target.checked);
        }}
      />
      <span className="vt-switch__label">{label}</span>
      {busy && <Spinner />}
    </label>
  );
}
