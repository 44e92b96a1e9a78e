import { useState } from 'react';
import { LineActions } from '@/commerce/records/LineActions';
import { RecordActions } from '@/commerce/records/RecordActions';
import { RowToggle } from '@/commerce/records/RowToggle';
import { applyDraft } from '../rules/draft';
import type { Offer } from '../rules/offer';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import { cancelOffer } from '../api';
import type { Offers } from '../useOffers';
import { RowButton } from './ActionButton';
import { toSheet } from '../offerCsv';
import { MailQuestion } from './MailQuestion';
import { usePrint } from './usePrint';

interface Props {
  readonly offers: Offers;
  readonly offer: Offer;
}

/** What can be done with one offer; one that is cancelled can be looked at and printed. S2 §2 and §4. */
export function OfferActions({ offers: { records, work, drafts, onCancelled }, offer }: Props) {
  const { t } = useTexts();
  const { currencies } = usePage();
  const print = usePrint();
  const [isAsking, setAsking] = useState(false);
  const { id, orderNo, isCancelled } = offer;
  const doing = work.work;
  const isUnsaved = drafts.isUnsaved(offer);

  const mail = () => {
    setAsking(false);
    void work.mail(offer);
  };
  return (
    <div className="vt-offer__actions">
      <RecordActions
        orderNo={orderNo}
        isCancelled={isCancelled}
        question={t('offers.cancelTitle')}
        answer={t('offers.cancelAnswer')}
        cancel={() => cancelOffer(id)}
        onCancelled={() => {
          onCancelled(offer);
        }}
        toggleId={`${records.idOf(id)}-toggle`}
        busy={doing?.id === id}
      >
        {!isCancelled && (
          <RowButton
            action="edit"
            offer={offer}
            doing={doing}
            onClick={() => {
              void work.edit(offer);
            }}
          />
        )}
        <RowButton
          action="print"
          offer={offer}
          doing={null}
          onClick={() => {
            if (records.page) print(applyDraft(offer, drafts.of(offer)), records.page.sender);
          }}
        />
        <LineActions
          orderNo={orderNo}
          lines={offer.lines}
          fileName={t('offers.document', { orderNo })}
          toSheet={() => toSheet(applyDraft(offer, drafts.of(offer)), currencies, { t })}
        />
        {!isCancelled && (
          <RowButton
            action="mail"
            offer={offer}
            doing={doing}
            onClick={() => {
              setAsking(true);
            }}
          />
        )}
      </RecordActions>
      <RowToggle records={records} id={id} orderNo={orderNo} />
      {isUnsaved && <span className="vt-offer__unsaved">{t('offers.unsaved')}</span>}
      <MailQuestion
        offer={offer}
        isUnsaved={isUnsaved}
        // It may have been cancelled while that is asked.
        open={isAsking && !isCancelled}
        onAnswer={mail}
        onClose={() => {
          setAsking(false);
        }}
      />
    </div>
  );
}
