import type { QuickOrderLine } from '@/contract/vitrin';
import { useTexts } from '@/i18n/useTexts';
import { usePageServices } from '@/page/container/context';
import { openWidget } from '@/page/openWidget';

/** A line of an order or offer, as far as it can be ordered again. */
export interface RecordLine {
  readonly code: string;
  readonly quantity: number;
  /** '' or nothing where the shop names none: then it is ordered in the product's default unit. */
  readonly unit?: string;
}

/** The lines that can be ordered again: without a code or an amount nobody knows what. Contract §4. */
export function repeatable(lines: readonly RecordLine[]): readonly QuickOrderLine[] {
  return lines.flatMap(({ code, quantity, unit }) =>
    code.trim() !== '' && quantity > 0 ? [{ code, quantity, ...(unit && { unit }) }] : [],
  );
}

/** Puts lines of an order or offer into the quick order, which says what they cost today and what is short. */
export function useRepeat(orderNo: string): (lines: readonly RecordLine[]) => void {
  const { t } = useTexts();
  const services = usePageServices();
  return (lines) => {
    const source = { action: 'records/repeat', subject: orderNo };
    services.toasts.withdraw(source);
    openWidget(services, 'quick-order', { lines: repeatable(lines) }, () => {
      services.toasts.alert({ source, text: t('records.repeatFailed'), about: orderNo });
    });
  };
}
