import { useMemo } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { cartTotalsOf } from '@/store/cart/select';
import { useAppSelector } from '@/store/hooks';
import { MoneyText } from '@/ui/MoneyText';

const TRY = 'TRY';

/** Subtotal, tax and total in the chosen currency, and the total in TRY beside any other. S1 §9, decision 15. */
export function Totals({ priceName }: { readonly priceName: string | null }) {
  const { t } = useTexts();
  const cart = useAppSelector((state) => state.cart);
  const session = useAppSelector((state) => state.session);
  const { totals, inTry } = useMemo(() => ({
    totals: cartTotalsOf({ cart, session }, { priceName }),
    inTry: cartTotalsOf({ cart, session }, { priceName, currency: TRY }),
  }), [cart, session, priceName]);
  const pair = (label: string, value: number, currency: string, modifier = '') => (
    <>
      <dt className={`vt-cart-order__term ${modifier}`.trimEnd()}>{label}</dt>
      <dd className={`vt-cart-order__sum ${modifier}`.trimEnd()}><MoneyText money={{ value, currency }} /></dd>
    </>
  );
  return (
    <>
      {!totals && <p className="vt-cart-order__hint">{t('cartPage.noTotals')}</p>}
      {(totals ?? inTry) && (
        <dl className="vt-cart-order__totals">
          {totals && (
            <>
              {pair(t('cart.subTotal'), totals.subTotal, totals.currency)}
              {pair(t('cart.tax'), totals.tax, totals.currency)}
              {pair(t('cart.total'), totals.total, totals.currency, 'vt-cart-order__grand')}
            </>
          )}
          {inTry && totals?.currency !== TRY && pair(t('cartPage.totalTry'), inTry.total, TRY)}
        </dl>
      )}
    </>
  );
}
