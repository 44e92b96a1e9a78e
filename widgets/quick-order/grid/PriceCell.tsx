import { lineTotal } from '@/domain/cart/linePrice';
import { isPriceOfSeveral } from '@/domain/pricing/piecePrice';
import { useTexts } from '@/i18n/useTexts';
import { ExactPrice } from '@/ui/ExactPrice';
import { HiddenText } from '@/ui/HiddenText';
import { moneyText } from '@/ui/MoneyText';
import type { Judgement } from '../rules/judge';
import { netPrice, type Rates } from '../rules/price';

interface Props {
  readonly judged: Judgement;
  readonly rates: Rates;
}

/** What the chosen unit costs, and beneath it what the row comes to. Decisions 15, 17, 30, 72 and 73. */
export function PriceCell({ judged: { product, unit, amount }, rates }: Props) {
  const { t } = useTexts();
  if (!product || !unit) return null;
  const price = netPrice(product, unit, rates);
  if (!price) return '–';
  return (
    <>
      {moneyText(price, '')}
      {isPriceOfSeveral(unit) && <span className="vt-quick__note"> {t('product.perUnit', { unit: unit.value })}</span>}
      {amount !== null && amount > 1 && (
        <>
          {' '}
          <span className="vt-quick__sums">
            <ExactPrice price={price} quantity={amount} amount={lineTotal(price, amount)} />{' '}
            <span className="vt-quick__note">
              <span aria-hidden="true">{'=\u00a0'}</span>
              <HiddenText>{t('quickOrder.lineTotal')} </HiddenText>
              {moneyText(lineTotal(price, amount), '')}
            </span>
          </span>
        </>
      )}
    </>
  );
}
