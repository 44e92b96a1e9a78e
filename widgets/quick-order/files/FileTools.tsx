import { useRef } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { Spinner } from '@/ui/Spinner';
import { downloadCsv } from '@/commerce/downloadCsv';
import { useSaveLines } from '@/commerce/useSaveLines';
import type { Order } from '../grid/createOrder';
import type { Notice } from '@/commerce/NoticeBar';
import { useGrid } from '../grid/useGrid';
import { useShareLink } from '../link/useShareLink';
import { isEmptyRow } from '../rules/row';

interface Props {
  readonly order: Order;
  readonly isReading: boolean;
  readonly onFile: (file: File) => void;
  readonly onTold: (notice: Notice) => void;
  /** What was told of is undone. */
  readonly onUndone: () => void;
}

/** Files in and out, and an empty list. */
export function FileTools({ order, isReading, onFile, onTold, onUndone }: Props) {
  const { t } = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const { grid } = order;
  const isEmpty = useGrid(grid, grid.ids).length < 2;
  // Nothing is done with a part of a sheet that is still coming in.
  const isComing = () => order.coming().length > 0;
  const isBusy = useGrid(grid, grid.status).progress !== null || isComing();
  const hasNothing = isEmpty || isComing();
  const titles = [t('quickOrder.code'), t('quickOrder.amount'), t('quickOrder.unitTitle')];
  const share = useShareLink(onTold);
  const save = useSaveLines(t('quickOrder.title'));
  const kept = () => grid.rows().filter((row) => row.code !== '' && row.outcome !== 'added');
  const download = () => {
    const rows = grid.rows().filter((row) => !isEmptyRow(row) && row.outcome !== 'added');
    downloadCsv(t('quickOrder.fileName'), [
      titles,
      ...rows.map(({ code, quantity, unit }) => [code, quantity || '1', unit ?? '']),
    ]);
  };
  const clear = () => {
    const rows = order.takeOut(grid.ids()).filter(({ row }) => !isEmptyRow(row));
    onTold({
      text: t('quickOrder.cleared', { count: rows.length }),
      action: {
        text: t('quickOrder.undo'),
        run() {
          order.putBack(rows);
          onUndone();
        },
      },
    });
  };
  const button = (text: string, onClick: () => void, isWorking = false, isOff = isWorking) => (
    <button
      type="button"
      className="vt-button vt-button--quiet vt-button--compact"
      aria-disabled={isOff}
      onClick={() => {
        if (!isOff && !isComing()) onClick();
      }}
    >
      {isWorking && <Spinner />}
      {text}
    </button>
  );
  return (
    <div className="vt-quick__tools">
      {button(isReading ? t('quickOrder.reading') : t('quickOrder.file'), () => input.current?.click(), isReading)}
      <input
        ref={input}
        className="vt-quick__file"
        type="file"
        style={{ display: 'none' }}
        accept=".csv,.txt,.tsv,.xls,.xlsx"
        aria-label={t('quickOrder.file')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      {button(t('quickOrder.sample'), () => {
        downloadCsv(t('quickOrder.sampleName'), [titles, ['ABC-123', '5', 'ADET'], ['8690000000012', '2', 'KOLİ']]);
      })}
      {/* Also where there is nothing yet to be done with: rows would move down with the first one. */}
      {button(t('quickOrder.csv'), download, false, hasNothing)}
      {button(t('quickOrder.link'), () => void share(kept()), false, hasNothing)}
      {button(t('common.saveToList'), () => save(kept()), false, hasNothing)}
      {button(t('quickOrder.clear'), clear, isBusy, isBusy || isEmpty)}
    </div>
  );
}
