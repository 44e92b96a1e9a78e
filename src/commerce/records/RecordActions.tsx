import { useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { isRepeatedClick } from '@/domain/links/plainClick';
import { useAnnounce } from '@/page/container/context';
import { useTexts } from '@/i18n/useTexts';
import { useMutation } from '@/data/query/useMutation';
import { dom } from '@/runtime/page/dom';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Spinner } from '@/ui/Spinner';
import '@/ui/button.css';
import { RowMenu, useMenuItem } from './RowMenu';
import './records.css';

interface Props {
  /** Number of the order or offer. */
  readonly orderNo: string;
  readonly isCancelled: boolean;
  /** Title of the question that comes before it is cancelled. */
  readonly question: string;
  /** What its button says that cancels: what is cancelled, by name. */
  readonly answer: string;
  /** Makes the call. */
  readonly cancel: () => Promise<void>;
  /** It is cancelled: marks the row, which stays where it is. */
  readonly onCancelled: () => void;
  /** Id of the row's own button, which takes the focus of the one that goes. */
  readonly toggleId: string;
  /** Something else is done with it. */
  readonly busy?: boolean;
  /** What else can be done with it: buttons that spread `useMenuItem()`. */
  readonly children?: ReactNode;
}

/**
 * What can be done with an order or offer. It is cancelled after a question; what is cancelled says so, and cannot be
 * cancelled again. S2 §4 and §8.
 */
export function RecordActions({ orderNo, isCancelled, question, answer, cancel, onCancelled, toggleId, busy, children }: Props) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const { isBusy, mutate } = useMutation(cancel);
  const [isAsking, setAsking] = useState(false);

  const close = () => {
    setAsking(false);
  };
  const confirmCancel = async () => {
    close();
    const outcome = await mutate(undefined, {
      alert: { source: { action: 'cancel', subject: orderNo }, message: { key: 'records.notCancelled' }, about: orderNo },
    });
    if (!outcome?.ok) return;
    flushSync(onCancelled);
    // The focus may have gone with the button, or with another question about it.
    if (dom.activeElement === dom.body) dom.getElementById(toggleId)?.focus();
    announce(t('records.cancelledOf', { orderNo }));
  };
  return (
    <div className="vt-records__row-actions">
      {isCancelled && <span className="vt-records__cancelled">{t('records.cancelled')}</span>}
      <RowMenu label={t('records.actionsOf', { orderNo })} busy={(isBusy || busy) && <Spinner />}>
        {children}
        {!isCancelled && (
          <RowAction
            name="cancel"
            label={t('records.cancelOf', { orderNo })}
            isBusy={isBusy}
            onClick={() => {
              setAsking(!isBusy);
            }}
          >
            {t('records.cancel')}
          </RowAction>
        )}
      </RowMenu>
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
    </div>
  );
}

interface ActionProps {
  /** Names its place in the row. */
  readonly name: string;
  readonly label: string;
  /** It is under way: it keeps the focus and does nothing. */
  readonly isBusy?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** One thing that can be done with a row. */
export function RowAction({ name, label, isBusy, onClick, children }: ActionProps) {
  return (
    <button
      {...useMenuItem()}
      type="button"
      className={`vt-button vt-button--quiet vt-button--compact vt-row-menu__item vt-records__${name}`}
      aria-label={label}
      aria-busy={isBusy}
      aria-disabled={isBusy}
      // A double click prints once, and orders no amount twice.
      onClick={(event) => {
        if (!isRepeatedClick(event)) onClick();
      }}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  );
}
