import { Sums, type Sum } from '@/commerce/order/Sums';
import { TRY } from '@/domain/money/currency';
import { useTexts } from '@/i18n/useTexts';
import { selectCartTotals } from '@/data/cart/select';
import { useAppSelector } from '@/data/hooks';

/** Subtotal, tax and total in the chosen currency, and the total in TRY beside any other. S1 §9, decision 15. */
export function Totals({ priceName }: { readonly priceName: string | null }) {
  const { t } = useTexts();
  const totals = useAppSelector((state) => selectCartTotals(state, { priceName }));
  const inTry = useAppSelector((state) => selectCartTotals(state, { priceName, currency: TRY }));
  const sum = (label: string, value: number, currency: string, isGrand = false): Sum => ({ label, value, currency, isGrand });
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
      {sums.length > 0 && <Sums sums={sums} />}
    </>
  );
}
