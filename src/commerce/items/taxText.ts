import { formatQuantity } from '@/domain/quantity/format';
import type { PageTexts } from '@/i18n/useTexts';

/** A tax rate as it stands in a line, written as prices are in every locale: '%20,5'; a dash where nobody knows it. Decisions 20 and 81. */
export function taxText(rate: number | null, { t }: Pick<PageTexts, 't'>): string {
  return rate === null ? '–' : t('list.taxRate', { rate: formatQuantity(rate) });
}
