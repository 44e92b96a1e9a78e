import { stockDisplay, stockLevel, stockMessage } from '@/domain/stock/display';
import type { Settings } from '@/domain/settings';
import { translate } from '@/i18n';
import { useTexts } from '@/i18n/useTexts';
import type { Judgement } from '../rules/judge';
import '@/commerce/product/css/stock.css';

interface Props {
  readonly judged: Judgement;
  readonly settings: Settings;
}

/** The stock of a row's product in its unit, as the shop lets it be known. S1 §9, decision 22. */
export function StockCell({ judged: { product, unit }, settings }: Props) {
  const texts = useTexts();
  if (!product) return null;
  const display = stockDisplay({
    settings,
    quantity: product.quantity,
    multiplier: unit?.multiplier ?? null,
    unit: unit?.value ?? '',
  });
  return (
    display && <span className={`vt-stock vt-stock--${stockLevel(display)}`}>{translate(texts, stockMessage(display))}</span>
  );
}
