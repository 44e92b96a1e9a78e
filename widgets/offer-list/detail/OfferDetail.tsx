import { useCallback } from 'react';
import { Sums } from '@/commerce/order/Sums';
import { isTaxUnknown } from '@/domain/cart/totals';
import type { Id } from '@/domain/id';
import { OFFER_SUMS, offerFigures } from '../rules/figures';
import { applyDraft } from '../rules/draft';
import type { Offer } from '../rules/offer';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import { countLine } from '../countLine';
import type { Offers } from '../useOffers';
import { RowButton } from '../actions/ActionButton';
import { CustomerForm } from './CustomerForm';
import { OfferLines } from './OfferLines';

interface Props {
  readonly offers: Offers;
  readonly offer: Offer;
}

/** What a row unfolds: the customer, the lines with the dealer's profit, and what they come to as it is typed. S2 §2. */
export function OfferDetail({
  offers: {
    records,
    work: { work },
    drafts,
    save,
  },
  offer,
}: Props) {
  const { t } = useTexts();
  const { currencies } = usePage();
  const draft = drafts.of(offer);
  const { lines, sums } = offerFigures(applyDraft(offer, draft).lines, currencies, countLine);
  const { change } = drafts;
  const onProfit = useCallback(
    (id: Id, text: string) => {
      change(offer, (before) => ({ ...before, profits: { ...before.profits, [id]: text } }));
    },
    [change, offer],
  );
  const form = { offer, draft, readOnly: offer.isCancelled || work !== null };
  return (
    <div className="vt-offer">
      <CustomerForm
        {...form}
        doing={work}
        onField={(field, text) => {
          change(offer, (before) => ({ ...before, customer: { ...before.customer, [field]: text } }));
        }}
        onSave={() => {
          void save(offer, 'saveCustomer');
        }}
      />
      <form
        id={`${records.idOf(offer.id)}-lines`}
        className="vt-offer__lines"
        aria-label={t('records.linesOf', { orderNo: offer.orderNo })}
        onSubmit={(event) => {
          event.preventDefault();
          void save(offer, 'save');
        }}
      >
        <OfferLines {...form} lines={lines} onProfit={onProfit} />
      </form>
      {sums && (
        <div className="vt-offer__sums">
          <Sums
            isTaxUnknown={isTaxUnknown(offer.lines)}
            sums={OFFER_SUMS.map((name) => ({
              label: t(`cart.${name}`),
              value: sums[name],
              currency: sums.currency,
              isGrand: name === 'total',
            }))}
          />
        </div>
      )}
      {!offer.isCancelled && lines.length > 0 && (
        <div className="vt-offer__save">
          <RowButton action="save" offer={offer} doing={work} form={`${records.idOf(offer.id)}-lines`} />
        </div>
      )}
    </div>
  );
}
