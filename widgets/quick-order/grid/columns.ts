import { isShowingStatus } from '@/domain/stock/display';
import type { Settings } from '@/domain/settings';
import type { PageTexts } from '@/i18n/useTexts';

export type ColumnName = 'row' | 'code' | 'product' | 'unit' | 'quantity' | 'price' | 'stock' | 'state' | 'remove';

export interface GridColumn {
  readonly name: ColumnName;
  readonly title: string;
  /** In a card its cell says by its title what it is. */
  readonly isLabelled: boolean;
  /** The title is only heard. */
  readonly isTitleHidden: boolean;
}

/** The columns of the grid in their order: what the shop hides has none. */
export function columnsOf({ showPriceStatus, showStokInfo, stockInfoStatus }: Settings, { t }: PageTexts): readonly GridColumn[] {
  const column = (name: ColumnName, title: string, isLabelled = false, isTitleHidden = false) => ({
    name,
    title,
    isLabelled,
    isTitleHidden,
  });
  return [
    column('row', t('quickOrder.row'), false, true),
    column('code', t('quickOrder.code')),
    column('product', t('quickOrder.product')),
    column('unit', t('quickOrder.unitTitle')),
    column('quantity', t('quickOrder.amount'), true),
    ...(showPriceStatus ? [column('price', t('quickOrder.price'), true)] : []),
    ...(showStokInfo && isShowingStatus(stockInfoStatus) ? [column('stock', t('quickOrder.stock'), true)] : []),
    column('state', t('quickOrder.state')),
    column('remove', t('quickOrder.remove'), false, true),
  ];
}
