import type { Product } from '@/domain/product';
import { formatQuantity } from '@/domain/quantity/format';
import type { PageTexts } from '@/i18n/useTexts';

/** What every row says alike: said once for the table, not once for each row. */
export interface RowWords {
  /** The button that adds. */
  readonly add: string;
  /** Before a discount, for those who hear it. */
  readonly discount: string;
  /** A tax rate, a dash where nobody knows it: a page of products has two or three. Decision 81. */
  readonly taxRates: ReadonlyMap<number | null, string>;
}

export function rowWords({ t }: PageTexts, items: readonly Product[]): RowWords {
  const rates = new Set(items.map(({ taxRate }) => taxRate));
  return {
    add: t('product.add'),
    discount: t('product.discountOf'),
    taxRates: new Map(
      [...rates].map((rate) => [rate, rate === null ? '–' : t('list.taxRate', { rate: formatQuantity(rate) })] as const),
    ),
  };
}
