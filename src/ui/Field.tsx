import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { ErrorText } from './ErrorText';
import './css/field.css';

interface ControlProps {
  readonly id: string;
  readonly className: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': boolean;
  readonly 'aria-required': boolean | undefined;
}

interface Props {
  /** Id of the control; those of hint and error begin with it. */
  readonly id: string;
  readonly label: string;
  /** Marked by an asterisk, which a `RequiredKey` of its form explains. */
  readonly isRequired?: boolean;
  readonly hint?: string | undefined;
  /** What is wrong with what stands in it. */
  readonly error?: string | undefined;
  /** Where it stands among the others. */
  readonly className?: string;
  /** Renders the control with what names and describes it. */
  readonly children: (control: ControlProps) => ReactNode;
}

/** The classes of a control, by what stands in it. */
export const controlClass = (isWrong: boolean) =>
  isWrong ? 'vt-field__control vt-field__control--invalid' : 'vt-field__control';

/** A field of a form: its label always in sight, below it what helps to fill it in, and last what is wrong. */
export function Field({ id, label, isRequired, hint, error, className = '', children }: Props) {
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const isWrong = error !== undefined;
  const described = [isWrong && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className={`vt-field ${className}`.trimEnd()}>
      <label className={`vt-field__label${isRequired ? ' vt-field__label--required' : ''}`} htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        className: controlClass(isWrong),
        'aria-describedby': described || undefined,
        'aria-invalid': isWrong,
        // Not `required`: pages give what is `:invalid` looks of their own, and browsers bubbles.
        'aria-required': isRequired,
      })}
      {hint !== undefined && (
        <p className="vt-field__hint" id={hintId}>
          {hint}
        </p>
      )}
      {isWrong && (
        <p className="vt-field__error" id={errorId}>
          <ErrorText>{error}</ErrorText>
        </p>
      )}
    </div>
  );
}

/** Explains the asterisk, once in each form, before its fields. WCAG 2.2, 3.3.2. */
export function RequiredKey() {
  return <p className="vt-field__key">{useTexts().t('form.required')}</p>;
}
