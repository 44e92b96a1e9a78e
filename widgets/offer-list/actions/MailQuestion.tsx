import type { Offer } from '../rules/offer';
import { useTexts } from '@/i18n/useTexts';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

interface Props {
  /** As the shop has it: that is what is mailed, and where to. */
  readonly offer: Offer;
  readonly isUnsaved: boolean;
  readonly open: boolean;
  readonly onAnswer: () => void;
  readonly onClose: () => void;
}

/** Asks before an offer is mailed: to which address, and what the mail will not have. */
export function MailQuestion({ offer: { orderNo, customer }, isUnsaved, ...question }: Props) {
  const { t } = useTexts();
  const email = customer.customerEmail.trim();
  const address = t(email === '' ? 'offers.mailNobody' : 'offers.mailTo', { orderNo, email });
  return (
    <ConfirmDialog
      {...question}
      title={t('offers.mailTitle')}
      text={isUnsaved ? `${address} ${t('offers.mailUnsaved')}` : address}
      answer={t(isUnsaved || email === '' ? 'offers.mailAnyway' : 'offers.mailNow')}
      classes={{ text: 'vt-records__question', actions: 'vt-records__actions' }}
    />
  );
}
