import { useRef, useState } from 'react';
import { useAnnounce } from '@/page/container/context';
import { useTexts } from '@/i18n/useTexts';
import { useMutation } from '@/data/query/useMutation';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Spinner } from '@/ui/Spinner';
import '@/ui/button.css';
import './records.css';

interface Props {
  /** Number of the order or offer. */
  readonly orderNo: string;
  readonly isCancelled: boolean;
  /** Title of the question that comes first. */
  readonly question: string;
  /** What its button says that cancels: what is cancelled, by name. */
  readonly answer: string;
  /** Makes the call. */
  readonly cancel: () => Promise<void>;
  /** It is cancelled: marks the row, which stays where it is. */
  readonly onCancelled: () => void;
  /** Id of the row's own button, which takes the focus of the one that goes. */
  readonly toggleId: string;
}

/** Cancels an order or offer after a question; what is cancelled says so, and cannot be cancelled again. S2 §4 and §8. */
export function CancelCell({ orderNo, isCancelled, question, answer, cancel, onCancelled, toggleId }: Props) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const { isBusy, mutate } = useMutation(cancel);
  const [isAsking, setAsking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  if (isCancelled) return <span className="vt-records__cancelled">{t('records.cancelled')}</span>;

  const close = () => {
    setAsking(false);
  };
  const confirmCancel = async () => {
    close();
    const outcome = await mutate(undefined, {
      alert: { source: { action: 'cancel', subject: orderNo }, message: { key: 'records.notCancelled' }, about: orderNo },
    });
    if (!outcome?.ok) return;
    const { activeElement, body } = document;
    if (activeElement === button.current || activeElement === body) document.getElementById(toggleId)?.focus();
    onCancelled();
    announce(t('records.cancelledOf', { orderNo }));
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className="vt-button vt-button--quiet vt-button--compact"
        aria-label={t('records.cancelOf', { orderNo })}
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => {
          setAsking(!isBusy);
        }}
      >
        {isBusy && <Spinner />}
        {t('records.cancel')}
      </button>
      <ConfirmDialog
        title={question}
        text={t('records.cancelText', { orderNo })}
        answer={answer}
        isDestructive
        open={isAsking}
        onAnswer={() => {
          void confirmCancel();
        }}
        onClose={close}
        classes={{ text: 'vt-records__question', actions: 'vt-records__actions' }}
      />
    </>
  );
}
