import { useId } from 'react';
import { TRY } from '@/domain/money/currency';
import type { Money } from '@/domain/money/money';
import { useTexts } from '@/i18n/useTexts';
import { selectCredit } from '@/data/cart/credit';
import { useAppSelector, usePage } from '@/data/hooks';
import { MoneyText } from '@/ui/MoneyText';
import './credit.css';

const inTry = (value: number): Money => ({ value, currency: TRY });

interface Props {
  readonly priceName?: string | null;
  /** Of the place that it stands in. */
  readonly className?: string;
}

/**
 * What is left of the customer's credit with this cart under a payment plan (by its `priceName`), as a bar and in numbers.
 * Nothing where the shop sets no limit or shows no prices. S2 §5, decision 36.
 */
export function CreditMeter({ priceName = null, className = '' }: Props) {
  const { t } = useTexts();
  const labelId = useId();
  const { settings } = usePage();
  const credit = useAppSelector((state) => selectCredit(state, priceName));
  if (!credit || !settings.showPriceStatus) return null;
  const { available, cartTotal, excess, isOver } = credit;
  const used = isOver ? 100 : (cartTotal / available) * 100;
  return (
    <div className={`vt-credit ${isOver ? 'vt-credit--over' : ''} ${className}`}>
      <p className="vt-credit__words" id={labelId}>
        <span>{t(isOver ? 'cart.creditOver' : 'cart.creditLeft')}</span>{' '}
        <MoneyText money={inTry(isOver ? excess : -excess)} className="vt-credit__sum" />
      </p>
      <div
        className="vt-credit__bar"
        role="meter"
        aria-labelledby={labelId}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={used}
      >
        <div className="vt-credit__used" style={{ inlineSize: `${String(used)}%` }} />
      </div>
      <p className="vt-credit__limit">
        {t('cart.creditAvailable')} <MoneyText money={inTry(available)} />
      </p>
    </div>
  );
}
