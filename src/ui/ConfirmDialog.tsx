import { useId, useRef } from 'react';
import { isRepeatedClick } from '@/domain/links/plainClick';
import { useTexts } from '@/i18n/useTexts';
import { Dialog } from './Dialog';
import './css/confirm.css';

interface Props {
  readonly title: string;
  readonly text: string;
  /** What the button says that goes on. Beside 'Geri dön' it must tell by itself what it does. */
  readonly answer: string;
  /** Nothing brings back what the answer takes away. */
  readonly isDestructive?: boolean;
  readonly open: boolean;
  readonly onAnswer: () => void;
  readonly onClose: () => void;
  /** Classes by which a theme knows the text and the row of buttons of this question alone. */
  readonly classes: { readonly text: string; readonly actions: string };
}

/**
 * Asks first. The question is read with its title, and the focus begins on the answer that changes nothing: 'Geri dön',
 * Escape and a click beside it leave everything as it is, and so does the second click of a double one that opened it.
 */
export function ConfirmDialog({ title, text, answer, isDestructive, open, onAnswer, onClose, classes }: Props) {
  const { t } = useTexts();
  const question = useId();
  const back = useRef<HTMLButtonElement>(null);
  return (
    <Dialog title={title} open={open} onClose={onClose} question={question} firstFocus={back}>
      <p className={`vt-confirm__text ${classes.text}`} id={question}>
        {text}
      </p>
      <p className={`vt-confirm__actions ${classes.actions}`}>
        <button ref={back} type="button" className="vt-button vt-button--quiet" onClick={onClose}>
          {t('cartPage.cancel')}
        </button>
        <button
          type="button"
          className={`vt-button vt-button--${isDestructive ? 'danger' : 'primary'}`}
          onClick={(event) => {
            if (!isRepeatedClick(event)) onAnswer();
          }}
        >
          {answer}
        </button>
      </p>
    </Dialog>
  );
}
