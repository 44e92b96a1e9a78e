import { printDocument } from '@/commerce/print/printDocument';
import type { Offer, OfferSender } from '../rules/offer';
import { useTexts } from '@/i18n/useTexts';
import { alerted, alertWithdrawn } from '@/data/alert';
import { useAppDispatch, usePage } from '@/data/hooks';
import { buildOffer } from '../print/buildOffer';

/** Prints an offer as it stands on the screen. Decision 51. */
export function usePrint() {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const { locale, currencies } = usePage();
  return (offer: Offer, sender: OfferSender) => {
    const title = t('offers.document', { orderNo: offer.orderNo });
    const isPrinted = printDocument({
      title,
      locale,
      build: (page) => {
        buildOffer(page, { offer, sender, title, currencies, t });
      },
    });
    dispatch(
      isPrinted
        ? alertWithdrawn({ action: 'print' })
        : alerted({ source: { action: 'print' }, message: { key: 'print.refused' } }),
    );
  };
}
