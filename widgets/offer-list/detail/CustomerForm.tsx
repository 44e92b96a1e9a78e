import { useId } from 'react';
import type { OfferDraft } from '../rules/draft';
import type { Offer, OfferCustomer } from '../rules/offer';
import { useTexts } from '@/i18n/useTexts';
import type { OfferWork } from '../useOfferWork';
import { Field } from '@/ui/Field';
import { ActionButton } from '../actions/ActionButton';

interface Props {
  readonly offer: Offer;
  readonly draft: OfferDraft;
  readonly doing: OfferWork['work'];
  readonly readOnly: boolean;
  readonly onField: (field: keyof OfferCustomer, text: string) => void;
  readonly onSave: () => void;
}

/** Each field with its type. S2 §5. */
const FIELDS = [
  ['customerName', 'text'],
  ['customerCompanyName', 'text'],
  ['customerEmail', 'email'],
  ['customerPhone', 'tel'],
] as const;

/** For whom the offer is. No field must be filled and none is checked: the shop names no rule (S2 §5). */
export function CustomerForm({ offer, draft, doing, readOnly, onField, onSave }: Props) {
  const { t } = useTexts();
  const id = useId();
  return (
    <form
      className="vt-offer__customer"
      aria-label={t('offers.of', { action: t('mailOrder.customer'), orderNo: offer.orderNo })}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSave();
      }}
    >
      {FIELDS.map(([field, type]) => (
        <Field key={field} id={`${id}-${field}`} label={t(`offers.${field}`)}>
          {(control) => (
            <input
              {...control}
              type={type}
              // They are another person's: a browser would offer the dealer's own.
              autoComplete="off"
              readOnly={readOnly}
              value={draft.customer[field]}
              onChange={({ target }) => {
                onField(field, target.value);
              }}
            />
          )}
        </Field>
      ))}
      {!offer.isCancelled && (
        <ActionButton action="saveCustomer" offer={offer} doing={doing} look="quiet vt-offer__save-customer">
          {t(offer.customer.customerName.trim() ? 'offers.updateCustomer' : 'offers.addCustomer')}
        </ActionButton>
      )}
    </form>
  );
}
