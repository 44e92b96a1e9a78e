import { stockLevel, stockMessage, type StockDisplay } from '@/domain/stock/display';
import { translate } from '@/i18n';
import type { PageTexts } from '@/i18n/useTexts';
import './css/stock.css';

/** A displayed stock as text behind its shape; null for what is not shown. No component: a list has hundreds. S1 §9, decision 22. */
export function displayedStock(display: StockDisplay | null, texts: PageTexts) {
  return (
    display && <span className={`vt-stock vt-stock--${stockLevel(display)}`}>{translate(texts, stockMessage(display))}</span>
  );
}
