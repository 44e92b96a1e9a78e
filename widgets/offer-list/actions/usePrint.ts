import { usePrintSheet } from '@/commerce/print/usePrintSheet';
import type { Offer, OfferSender } from '../rules/offer';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import { buildOffer } from '../print/buildOffer';

/** Prints an offer as it stands on the screen. Decision 51. */
export function usePrint() {
  const { t } = useTexts();
  const { currencies } = usePage();
  const print = usePrintSheet();
  return (offer: Offer, sender: OfferSender) => {
    const title = t('offers.document', { orderNo: offer.orderNo });
    print(title, (page) => {
      buildOffer(page, { offer, sender, title, currencies, t });
    });
  };
}
