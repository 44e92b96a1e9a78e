import type { Money } from '@/domain/money/money';
import { priceParts } from '@/domain/money/format';
import './css/money.css';

interface Props {
  /** As it is to be printed: converted, with or without tax. */
  readonly money: Money;
  readonly className?: string;
}

/** A price in tabular figures, its currency lighter than the number. Decision 16. */
export function MoneyText({ money, className = '' }: Props) {
  return moneyText(money, className);
}

/** The same without a component of its own: a list has hundreds of prices. */
export function moneyText(money: Money, className: string) {
  const { before, currency, after } = priceParts(money);
  return (
    <span className={`vt-money ${className}`.trimEnd()}>
      {before}
      {currency && <span className="vt-money__currency">{currency}</span>}
      {after}
    </span>
  );
}
