import type { QuickOrderLine } from '@/contract/vitrin';
import { useTexts } from '@/i18n/useTexts';
import { usePageServices } from '@/page/container/context';
import { openWidget } from '@/page/openWidget';

/** A line as a saved list keeps it: the quantity as it was written, no unit for the product's default one. */
export type SaveableLine = Pick<QuickOrderLine, 'code'> & { readonly quantity: number | string; readonly unit?: string | null };

/**
 * Asks under which name lines are to be kept, and keeps them (the `saved-lists` widget, contract §4). `name` is what a new list is
 * called if the visitor wants it so: where the lines come from.
 */
export function useSaveLines(name: string): (lines: readonly SaveableLine[]) => void {
  const { t } = useTexts();
  const services = usePageServices();
  return (lines) => {
    const source = { action: 'lists/save' };
    services.toasts.withdraw(source);
    const given = lines
      .filter(({ code }) => code.trim() !== '')
      .map(({ code, quantity, unit }) => ({ code, quantity, ...(unit && { unit }) }));
    openWidget(services, 'saved-lists', { name, lines: given }, () => {
      services.toasts.alert({ source, text: t('common.loadFailed') });
    });
  };
}
