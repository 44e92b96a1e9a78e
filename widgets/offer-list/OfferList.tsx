import { SignIn } from '@/commerce/records/FailedPage';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import { DealersOffers } from './DealersOffers';
import '@/commerce/order/panel.css';
import '@/commerce/records/records.css';

/** The dealer's offers; only in shops that make any. S2 §2 and §5. */
export function OfferList() {
  const { t } = useTexts();
  const { visitor, settings } = usePage();
  if (visitor === 'visitor') return <SignIn />;
  if (!settings.b2b_teklif_ver_durum) return <p className="vt-desk-panel vt-records__notice">{t('offers.off')}</p>;
  return <DealersOffers />;
}
