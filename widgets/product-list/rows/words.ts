import type { PageTexts } from '@/i18n/useTexts';
import type { StepNames } from '@/ui/QuantityInput';

/** What every row says alike: said once for the table, not once for each row. */
export interface RowWords {
  /** The buttons of the quantity box. */
  readonly steps: StepNames;
  /** The button that adds. */
  readonly add: string;
  /** Before a discount, for those who hear it. */
  readonly discount: string;
}

export function rowWords({ t }: PageTexts): RowWords {
  return {
    steps: { less: t('quantity.less'), more: t('quantity.more') },
    add: t('product.add'),
    discount: t('product.discountOf'),
  };
}
