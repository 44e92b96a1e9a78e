import { toTypedText } from '@/domain/typedNumber';
import type { PageTexts } from '@/i18n/useTexts';
import type { SavedLine } from '../rules/lists';

/** Lines as rows of a spreadsheet, titles first: as the quick order writes them, and reads them again. */
export function toSheet(lines: readonly SavedLine[], { t }: PageTexts): ReadonlyArray<readonly string[]> {
  return [
    [t('saved.code'), t('saved.amount'), t('saved.unit')],
    ...lines.map(({ code, quantity, unit }) => [code, toTypedText(quantity) || '1', unit ?? '']),
  ];
}
