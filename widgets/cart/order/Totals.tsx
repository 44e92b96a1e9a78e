import { Sums, type Sum } from '@/commerce/order/Sums';
import { TRY } from '@/domain/money/currency';
import { useTexts } from '@/i18n/useTexts';
import { selectCartTotals, selectIsTaxUnknown, selectIsUnread } from '@/data/cart/select';
import { useAppSelector } from '@/data/hooks';

/** Subtotal, tax and total in the chosen currency, and the total in TRY beside any other; none where a line cannot be read. S1 §9, decisions 15, 68 and 81. */
export function Totals({ priceName }: { readonly priceName: string | null }) {
  const { t } = useTexts();
  const totals = useAppSelector((state) => selectCartTotals(state, { priceName }));
  const inTry = useAppSelector((state) => selectCartTotals(state, { priceName, currency: TRY }));
  const isTaxUnknown = useAppSelector(selectIsTaxUnknown);
  const isUnread = useAppSelector(selectIsUnread);
  const sum = (label: string, value: number | null, currency: string, isGrand = false): Sum => ({
    label,
    value,
    currency,
    isGrand,
  });
  if (isUnread)
    return (
      <>
        <p className="vt-cart-order__hint">{t('cart.unread')}</p>
        <Sums sums={[sum(t('cart.subTotal'), null, ''), sum(t('cart.tax'), null, ''), sum(t('cart.total'), null, '', true)]} />
      </>
    );
  const sums = [
    ...(totals
      ? [
          sum(t('cart.subTotal'), totals.subTotal, totals.currency),
          sum(t('cart.tax'), totals.tax, totals.currency),
          sum(t('cart.total'), totals.total, totals.currency, true),
        ]
      : []),
    ...(inTry && totals?.currency !== TRY ? [sum(t('cartPage.totalTry'), inTry.total, TRY)] : []),
  ];
  return (
    <>
      {!totals && <p className="vt-cart-order__hint">{t('cartPage.noTotals')}</p>}
      {sums.length > 0 && <Sums sums={sums} isTaxUnknown={isTaxUnknown} />}
    </>
  );
}
