import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { selectCartTotals } from '@/data/cart/select';
import { useAppSelector, usePage } from '@/data/hooks';
import { MoneyText } from '@/ui/MoneyText';
import '@/ui/css/foot-bar.css';

interface Props {
  readonly priceName: string | null;
  /** The next step. */
  readonly children: ReactNode;
}

/**
 * The next step, and in a narrow container what it is about: a bar that stays at the foot of the window until it has come to
 * its own place in the panel. Title and sums say the same to who hears the page.
 */
export function FootBar({ priceName, children }: Props) {
  const { t } = useTexts();
  const {
    settings: { showPriceStatus },
  } = usePage();
  const count = useAppSelector(({ cart }) => cart.items.length);
  const totals = useAppSelector((state) => selectCartTotals(state, { priceName }));
  return (
    <div className="vt-foot-bar vt-cart-order__bar">
      <p className="vt-foot-bar__words vt-cart-order__sum" aria-hidden="true">
        {showPriceStatus && (
          <span className="vt-foot-bar__total">
            {totals ? <MoneyText money={{ value: totals.total, currency: totals.currency }} /> : '–'}
          </span>
        )}
        <span className="vt-foot-bar__count">{t('cart.lines', { count })}</span>
      </p>
      {children}
    </div>
  );
}
