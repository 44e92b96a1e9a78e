import { useTexts } from '@/i18n/useTexts';
import { Dialog } from '@/ui/Dialog';
import '../order/panel.css';
import './records.css';

interface Props {
  readonly title: string;
  readonly text: string;
  /** What the button says that goes on. */
  readonly answer: string;
  readonly open: boolean;
  readonly onAnswer: () => void;
  readonly onClose: () => void;
}

/** Asks before something that cannot be undone; 'Vazgeç', Escape and a click beside it leave everything as it is. */
export function Question({ title, text, answer, open, onAnswer, onClose }: Props) {
  const { t } = useTexts();
  return (
    <Dialog title={title} open={open} onClose={onClose}>
      <p className="vt-records__question">{text}</p>
      <p className="vt-records__actions">
        <button type="button" className="vt-button vt-button--quiet" onClick={onClose}>{t('cartPage.cancel')}</button>
        <button type="button" className="vt-button vt-button--primary" onClick={onAnswer}>{answer}</button>
      </p>
    </Dialog>
  );
}
