import { EXACT_PLACES, exactPrice } from '@/domain/money/exactPrice';
import { formatPrice } from '@/domain/money/format';
import type { Money } from '@/domain/money/money';
import { useTexts } from '@/i18n/useTexts';
import { HiddenText } from './HiddenText';
import './css/money.css';

interface Props {
  /** Of one unit, unrounded, as it is shown above. */
  readonly price: Money;
  readonly quantity: number;
  /** What both come to, as it is shown. */
  readonly amount: Money;
}

/** The exact unit price, small beneath the shown one; only where that and the quantity do not make the amount. Decision 72. */
export function ExactPrice({ price, quantity, amount }: Props) {
  const { t } = useTexts();
  const exact = exactPrice(price, quantity, amount);
  return (
    exact && (
      <small className="vt-money vt-exact">
        <HiddenText> {t('cart.exactPrice')} </HiddenText>
        {formatPrice(exact, EXACT_PLACES)}
      </small>
    )
  );
}
