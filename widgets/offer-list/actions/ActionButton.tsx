import type { ReactNode } from 'react';
import { sameId } from '@/domain/id';
import { isRepeatedClick } from '@/domain/links/plainClick';
import type { Offer } from '../rules/offer';
import { useTexts } from '@/i18n/useTexts';
import type { OfferAction, OfferWork } from '../useOfferWork';
import { useMenuItem } from '@/commerce/records/RowMenu';
import { Spinner } from '@/ui/Spinner';
import '@/ui/button.css';

interface Props {
  readonly offer: Offer;
  /** What is under way. */
  readonly doing: OfferWork['work'];
  /** Without it the button sends a form: the one of the id `form`, or that in which it stands. */
  readonly onClick?: () => void;
  readonly form?: string;
}

interface RowProps extends Props {
  readonly action: 'edit' | 'print' | 'mail' | 'save';
}

interface AnyProps extends Props {
  readonly action: OfferAction | 'print';
  readonly look: string;
  /** Its name, where its text alone does not tell it from those of other rows. */
  readonly name?: string;
  /** It stands among the actions of its row, which may be a menu. */
  readonly isItem?: boolean;
  readonly children: ReactNode;
}

/** A button in the row of an offer. */
export function RowButton(props: RowProps) {
  const { t } = useTexts();
  const {
    action,
    offer: { orderNo },
  } = props;
  const text = t(`offers.${action}`);
  return (
    <ActionButton
      {...props}
      look={action === 'save' ? 'primary' : `quiet vt-button--compact vt-row-menu__item vt-records__${action}`}
      isItem={action !== 'save'}
      name={t('offers.of', { action: text, orderNo })}
    >
      {text}
    </ActionButton>
  );
}

/** Does something with an offer. While anything is under way it keeps the focus and does nothing. */
export function ActionButton({ action, offer, doing, onClick, form, look, name, isItem = false, children }: AnyProps) {
  const item = useMenuItem();
  const isOwn = doing?.action === action && sameId(doing.id, offer.id);
  return (
    <button
      {...(isItem && item)}
      type={onClick ? 'button' : 'submit'}
      form={form}
      className={`vt-button vt-button--${look}${doing ? ' vt-offer__off' : ''}`}
      aria-label={name}
      aria-busy={isOwn}
      aria-disabled={doing !== null}
      onClick={(event) => {
        // The second click of a double click comes when the first is done already: nobody wants two mails.
        if (doing || isRepeatedClick(event)) event.preventDefault();
        else onClick?.();
      }}
    >
      {isOwn && <Spinner />}
      {children}
    </button>
  );
}
