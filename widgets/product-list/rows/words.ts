import type { Product } from '@/domain/product';
import { formatQuantity } from '@/domain/quantity/format';
import type { PageTexts } from '@/i18n/useTexts';
import { stepWords, type StepWords } from '@/ui/QuantityInput';

/** What every row says alike: said once for the table, not once for each row. */
export interface RowWords {
  /** The button that adds. */
  readonly add: string;
  /** What makes an amount smaller and larger. */
  readonly steps: StepWords;
  /** Before a discount, for those who hear it. */
  readonly discount: string;
  /** A tax rate, a dash where nobody knows it: a page of products has two or three. Decision 81. */
  readonly taxRates: ReadonlyMap<number | null, string>;
}

export function rowWords(texts: PageTexts, items: readonly Product[]): RowWords {
  const { t } = texts;
  const rates = new Set(items.map(({ taxRate }) => taxRate));
  return {
    add: t('product.add'),
    steps: stepWords(texts),
    discount: t('product.discountOf'),
    taxRates: new Map(
      [...rates].map((rate) => [rate, rate === null ? '–' : t('list.taxRate', { rate: formatQuantity(rate) })] as const),
    ),
  };
}
