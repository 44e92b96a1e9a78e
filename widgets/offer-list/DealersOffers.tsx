import { PriceOrDash } from '@/commerce/items/PriceOrDash';
import { RecordsView } from '@/commerce/records/RecordsView';
import { formatDate } from '@/domain/date';
import { offerTotal } from './rules/figures';
import type { Offer } from './rules/offer';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import type { Column } from '@/ui/TableRow';
import { OfferActions } from './actions/OfferActions';
import { countLine } from './countLine';
import { OfferDetail } from './detail/OfferDetail';
import { useOffers } from './useOffers';
import './offer-list.css';

/** The offers of the dealer, page by page. S2-1.10, S2 §2. */
export function DealersOffers() {
  const { t } = useTexts();
  const { currencies } = usePage();
  const offers = useOffers();

  const columns: ReadonlyArray<Column<Offer>> = [
    { name: 'number', title: t('offers.number'), isWhole: true, cell: ({ orderNo }) => orderNo },
    { name: 'date', title: t('records.date'), kind: 'words', isWhole: true, cell: ({ date }) => formatDate(date) || '-' },
    {
      name: 'customer',
      title: t('mailOrder.customer'),
      kind: 'words',
      cell: ({ customer: { customerName, customerCompanyName } }) =>
        [customerName, customerCompanyName].filter(Boolean).join(', ') || '-',
    },
    {
      name: 'total',
      title: t('records.total'),
      cell: (offer) => <PriceOrDash price={offerTotal(offer, currencies, countLine)} />,
    },
    {
      name: 'actions',
      title: t('offers.actions'),
      kind: 'actions',
      cell: (offer) => <OfferActions offers={offers} offer={offer} />,
    },
  ];
  return (
    <RecordsView
      records={offers.records}
      label={t('offers.label')}
      count={({ total: count }) => count !== null && t('offers.count', { count })}
      columns={columns}
      below={(offer) => <OfferDetail offers={offers} offer={offer} />}
      empty={t('offers.empty')}
      failed={t('offers.failed')}
    />
  );
}
