import type { ReactNode } from 'react';
import './css/field.css';

interface ControlProps {
  readonly id: string;
  readonly className: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
}

interface Props {
  /** Id of the control; those of hint and error begin with it. */
  readonly id: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** What is wrong with what stands in it. */
  readonly error?: string | undefined;
  /** Where it stands among the others. */
  readonly className?: string;
  /** Renders the control with what names and describes it. */
  readonly children: (control: ControlProps) => ReactNode;
}

/** A field of a form: its label always in sight, its error beside it. */
export function Field({ id, label, hint, error, className = '', children }: Props) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const described = [error && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={`vt-field ${className}`.trimEnd()}>
      <label className="vt-field__label" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: 'vt-field__control',
        'aria-describedby': described || undefined,
        'aria-invalid': error !== undefined,
      })}
      {error !== undefined && (
        <p className="vt-field__error" id={errorId}>
          {error}
        </p>
      )}
      {hint !== undefined && (
        <p className="vt-field__hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
