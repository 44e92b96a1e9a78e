import { useCallback, useState, type DragEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { LazyCreditMeter } from '@/commerce/LazyCreditMeter';
import { useTexts } from '@/i18n/useTexts';
import { dom } from '@/runtime/page/dom';
import { FileTools } from './files/FileTools';
import { useFile } from './files/useFile';
import { Foot } from './grid/Foot';
import { GridTable } from './grid/GridTable';
import { goToBox } from './grid/moves';
import { NoticeBar } from '@/commerce/NoticeBar';
import { useGrid } from './grid/useGrid';
import { usePaste } from './usePaste';
import type { QuickOrderState } from './useQuickOrder';
import '@/ui/button.css';

interface Props {
  readonly quick: QuickOrderState;
  readonly endRef: RefObject<HTMLInputElement>;
}

/** The grid with what stands around it: files, what was done, and the foot that adds all. */
export function OrderForm({ quick, endRef }: Props) {
  const { t } = useTexts();
  const { order, notice, tell, quiet, onAsked, watch } = quick;
  const { grid } = order;
  const { isPaused } = useGrid(grid, grid.status);
  const { onPaste, onSheet } = usePaste(quick, endRef);
  const { isReading, read } = useFile(onSheet, tell);
  const [isOver, setOver] = useState(false);

  const remove = useCallback(
    (id: number, button: Element) => {
      // The focus stays at the place of the row, or a long list would jump to its end.
      goToBox(button, 1, 'code');
      const next = dom.activeElement;
      const taken = order.takeOut([id]);
      tell({
        text: t('quickOrder.removed', { code: taken[0]?.row.code ?? '' }),
        action: {
          text: t('quickOrder.undo'),
          run() {
            flushSync(() => {
              order.putBack(taken);
            });
            quiet();
            if (!next || !goToBox(next, -1, 'code')) endRef.current?.focus();
          },
        },
      });
    },
    [order, endRef, quiet, tell, t],
  );
  const finish = useCallback(
    (id: number) => {
      const row = grid.row(id);
      const twin = order.merge(id);
      if (row && twin) {
        const place = grid.ids().indexOf(twin.id) + 1;
        tell({ text: t('quickOrder.merged', { code: row.code, row: place, amount: grid.row(twin.id)?.quantity }) });
      } else if (row) watch([id]);
    },
    [grid, order, tell, t, watch],
  );
  /** The button that undid it is gone, with the focus. */
  const undone = () => {
    quiet();
    endRef.current?.focus();
  };
  const drop = (event: DragEvent) => {
    setOver(false);
    const [file] = event.dataTransfer.files;
    const text = event.dataTransfer.getData('text/plain');
    if (!file && !/[\t\n;]/.test(text)) return;
    event.preventDefault();
    if (file) read(file);
    else onPaste(text);
  };
  return (
    // Dropping is for the pointer; the keyboard has the button that chooses a file.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={isOver ? 'vt-quick vt-quick--over' : 'vt-quick'}
      aria-label={t('quickOrder.title')}
      onInputCapture={onAsked}
      onDragOver={(event) => {
        // A box takes text by itself, in Chromium only where nobody else has asked for it.
        const { types } = event.dataTransfer;
        if (!types.includes('Files') && ('value' in event.target || !types.includes('text/plain'))) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={({ currentTarget, relatedTarget: entered }) => {
        if (!(entered instanceof Node && currentTarget.contains(entered))) setOver(false);
      }}
      onDrop={drop}
    >
      <p className="vt-quick__hint">{t('quickOrder.hint')}</p>
      <FileTools order={order} isReading={isReading} onFile={read} onTold={tell} onUndone={undone} />
      {isPaused && <NoticeBar notice={{ text: t('quickOrder.paused') }} />}
      {notice && <NoticeBar notice={notice} />}
      <GridTable order={order} endRef={endRef} onPaste={onPaste} onRemove={remove} onFinish={finish} watch={watch} />
      <LazyCreditMeter className="vt-quick__credit" />
      <Foot quick={quick} endRef={endRef} />
    </section>
  );
}
