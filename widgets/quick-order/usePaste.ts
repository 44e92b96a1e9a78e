import { useCallback, type RefObject } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { downloadCsv } from '@/commerce/downloadCsv';
import { MOST_LINES } from './rules/line';
import type { Sheet } from './rules/sheet';
import type { QuickOrderState } from './useQuickOrder';

/** Comes with the first paste of several cells: most orders are typed. */
const loadReader = () => import('./rules/sheet').catch(() => null);

interface Paste {
  /** `row`: id of the row into whose quantity it was pasted. A column of quantities goes into that row and those below it. */
  readonly onPaste: (text: string, row?: number) => void;
  /** Lines that were read are put into the grid, and what became of them is told. */
  readonly onSheet: (sheet: Sheet) => void;
}

/** What happens with pasted text, and with files. `endRef`: the code box of the last row, which is empty. */
export function usePaste({ order, take, tell }: QuickOrderState, endRef: RefObject<HTMLInputElement>): Paste {
  const { t } = useTexts();
  const onSheet = useCallback(
    ({ lines, merged: before, titles, leftOut }: Sheet) => {
      void take(lines).then((merged) => {
        const most = MOST_LINES.toLocaleString('tr');
        const said = [
          lines.length > 0 ? t('quickOrder.pasted', { count: lines.length }) : t('quickOrder.nothingPasted'),
          ...(before + merged > 0 ? [t('quickOrder.mergedLines', { count: before + merged })] : []),
          ...(leftOut.length > 0 ? [t('quickOrder.leftOut', { count: leftOut.length, most })] : []),
        ];
        const download = {
          text: t('quickOrder.takeLeftOut'),
          run() {
            downloadCsv(t('quickOrder.fileName'), [...titles, ...leftOut]);
          },
        };
        tell({ text: said.join(' '), ...(leftOut.length > 0 && { action: download }) });
      });
    },
    [take, t, tell],
  );
  const onPaste = useCallback(
    (text: string, row?: number) => {
      const put = async () => {
        const reader = await loadReader();
        if (!reader) {
          const retry = () => {
            // The button goes with what it mends.
            endRef.current?.focus();
            void put();
          };
          tell({ text: t('common.loadFailed'), action: { text: t('common.retry'), run: retry } });
          return;
        }
        const column = row !== undefined && reader.readColumn(text);
        if (column) {
          // The row may have been taken out while what reads the paste was on its way.
          if (order.fillDown(row, column)) tell({ text: t('quickOrder.pasted', { count: column.length }) });
        } else onSheet(reader.readSheet(text));
      };
      void put();
    },
    [onSheet, order, endRef, tell, t],
  );
  return { onPaste, onSheet };
}
