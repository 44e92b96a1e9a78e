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
  return (
    <span className={`vt-money ${className}`.trimEnd()}>
      {priceParts(money).map(({ type, text }) =>
        type === 'currency' ? <span key={text} className="vt-money__currency">{text}</span> : text,
      )}
    </span>
  );
}
