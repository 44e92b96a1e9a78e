import type { PageTexts } from '@/i18n/useTexts';

/** A tax rate as it stands in a line; a dash where nobody knows it. Decision 81. */
export function taxText(rate: number | null, { t }: Pick<PageTexts, 't'>): string {
  return rate === null ? '–' : t('list.taxRate', { rate });
}
