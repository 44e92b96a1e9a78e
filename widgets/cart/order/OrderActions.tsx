import { useState } from 'react';
import type { PaymentPlan } from '@/domain/settings';
import { useContainer } from '@/page/container/context';
import { useTexts } from '@/i18n/useTexts';
import { requestCartOffer, requestOrder } from '../requestOrder';
import { selectClosingOperation, selectIsUnread } from '@/data/cart/select';
import { useAppDispatch, useAppSelector, usePage } from '@/data/hooks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { Spinner } from '@/ui/Spinner';
import { CardForm } from './CardForm';
import { FootBar } from './FootBar';

interface Props {
  /** As it was typed. */
  readonly note: string;
  readonly plan: PaymentPlan | null;
  /** Nothing can be ordered. */
  readonly isHeld: boolean;
  readonly onDone: () => void;
  /** Id of what stands against ordering on account, if anything does. */
  readonly heldBy: string | undefined;
}

/**
 * Order, card payment, offer. Under a virtual plan card payment stands in the place of the order, beyond the credit before
 * it. Where a line cannot be read, ordering asks first. S1-1.03, S2 §4, decisions 36, 38 and 68.
 */
export function OrderActions({ note, plan, isHeld, onDone, heldBy }: Props) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const container = useContainer();
  const {
    settings,
    routes: { checkout },
  } = usePage();
  const running = useAppSelector(selectClosingOperation);
  const priceName = plan?.priceName ?? null;
  const byCardOnly = plan?.isVirtual ?? false;
  const cardLeads = byCardOnly || (heldBy !== undefined && checkout !== null);

  const submit = (request: () => Promise<boolean>) => () => {
    if (isHeld) return;
    void request().then((isDone) => {
      if (isDone) onDone();
    });
  };
  const order = submit(() => dispatch(requestOrder({ note, priceName }, container)));
  const isUnread = useAppSelector(selectIsUnread);
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
  };
  const offer = submit(() => dispatch(requestCartOffer(note, container)));
  const card = checkout !== null && (
    <CardForm action={checkout} note={note} advencePrice={priceName ?? ''} isMain={cardLeads} isHeld={isHeld} />
  );
  const orderButton = !byCardOnly && (
    <button
      type="button"
      className={`vt-button vt-button--${cardLeads ? 'quiet' : 'primary'}`}
      aria-describedby={heldBy}
      aria-disabled={isHeld}
      onClick={
        isUnread
          ? () => {
              setAsking(!isHeld);
            }
          : order
      }
    >
      {running === 'saveOrder' && <Spinner />}
      {t('cartPage.order')}
    </button>
  );
  return (
    <div className="vt-desk-panel__actions vt-cart-order__actions">
      <FootBar priceName={priceName}>{cardLeads ? card : orderButton}</FootBar>
      <ConfirmDialog
        title={t('cartPage.unreadTitle')}
        text={t('cartPage.unreadText')}
        answer={t('cartPage.order')}
        open={isAsking}
        onAnswer={() => {
          close();
          order();
        }}
        onClose={close}
        classes={{ text: 'vt-cart__question', actions: 'vt-cart__answers' }}
      />
      {cardLeads ? orderButton : card}
      {byCardOnly && checkout === null && <p className="vt-cart-order__refusal">{t('cartPage.noCard')}</p>}
      {settings.b2b_teklif_ver_durum && (
        <button type="button" className="vt-button vt-button--quiet" aria-disabled={isHeld} onClick={offer}>
          {running === 'makeOffer' && <Spinner />}
          {t('cartPage.offer')}
        </button>
      )}
    </div>
  );
}
