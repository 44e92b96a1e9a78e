import type { Product, Unit } from '@/domain/product';
import type { Settings } from '@/domain/settings';
import { stockLevel, stockMessage, type StockDisplay } from '@/domain/stock/display';
import { translate } from '@/i18n';
import type { PageTexts } from '@/i18n/useTexts';
import './css/stock.css';

/** What decides how the stock of a product shows in a unit, its total as well as its warehouses. */
export const stockIn = ({ quantity, inventory }: Product, unit: Unit | null, settings: Settings) => ({
  settings,
  quantity,
  inventory,
  multiplier: unit?.multiplier ?? null,
  unit: unit?.value ?? '',
});

/** A displayed stock as text behind its shape; null for what is not shown. No component: a list has hundreds. S1 §9, decision 22. */
export function displayedStock(display: StockDisplay | null, texts: PageTexts) {
  return (
    display && <span className={`vt-stock vt-stock--${stockLevel(display)}`}>{translate(texts, stockMessage(display))}</span>
  );
}
