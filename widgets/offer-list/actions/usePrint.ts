import { printDocument } from '@/commerce/print/printDocument';
import type { Offer, OfferSender } from '../rules/offer';
import { useTexts } from '@/i18n/useTexts';
import { alerted } from '@/data/alert';
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
    if (!isPrinted) dispatch(alerted({ key: 'print.refused' }));
  };
}
