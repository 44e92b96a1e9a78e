import { useTexts } from '@/i18n/useTexts';
import { Dialog } from './Dialog';
import './css/confirm.css';

interface Props {
  readonly title: string;
  readonly text: string;
  /** What the button says that goes on. */
  readonly answer: string;
  readonly open: boolean;
  readonly onAnswer: () => void;
  readonly onClose: () => void;
  /** Classes by which a theme knows the text and the row of buttons of this question alone. */
  readonly classes: { readonly text: string; readonly actions: string };
}

/** Asks before something that cannot be undone; 'Vazgeç', Escape and a click beside it leave everything as it is. */
export function ConfirmDialog({ title, text, answer, open, onAnswer, onClose, classes }: Props) {
  const { t } = useTexts();
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      <p className={`vt-confirm__text ${classes.text}`}>{text}</p>
      <p className={`vt-confirm__actions ${classes.actions}`}>
        <button type="button" className="vt-button vt-button--quiet" onClick={onClose}>
          {t('cartPage.cancel')}
        </button>
        <button type="button" className="vt-button vt-button--primary" onClick={onAnswer}>
          {answer}
        </button>
      </p>
    </Dialog>
  );
}
