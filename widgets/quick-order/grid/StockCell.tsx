import { displayedStock, stockIn } from '@/commerce/product/displayedStock';
import { stockDisplay } from '@/domain/stock/display';
import type { Settings } from '@/domain/settings';
import { useTexts } from '@/i18n/useTexts';
import type { Judgement } from '../rules/judge';

interface Props {
  readonly judged: Judgement;
  readonly settings: Settings;
}

/** The stock of a row's product in its unit, as the shop lets it be known. S1 §9, decision 22. */
export function StockCell({ judged: { product, unit }, settings }: Props) {
  const texts = useTexts();
  return product && displayedStock(stockDisplay(stockIn(product, unit, settings)), texts);
}
