import { useCallback, useState, type DragEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { LazyCreditMeter } from '@/commerce/LazyCreditMeter';
import { useAnnounce } from '@/page/container/context';
import { useTexts } from '@/i18n/useTexts';
import { dom } from '@/runtime/page/dom';
import { FileTools } from './files/FileTools';
import { useFile } from './files/useFile';
import { Foot } from './grid/Foot';
import { GridTable } from './grid/GridTable';
import { goToBox } from './grid/moves';
import { NoticeBar, type Notice } from '@/commerce/NoticeBar';
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
  const announce = useAnnounce();
  const { order, notice, setNotice, onAsked, watch } = quick;
  const { grid } = order;
  const { isPaused } = useGrid(grid, grid.status);
  const tell = useCallback(
    (next: Notice) => {
      setNotice(next);
      announce(next.text);
    },
    [setNotice, announce],
  );
  const { onPaste, onSheet } = usePaste(quick, tell);
  const { isReading, read } = useFile(onSheet, tell);
  const [isOver, setOver] = useState(false);

  /** What can be undone is undone, and its button gone with the focus. */
  const quiet = useCallback(() => {
    setNotice(null);
    endRef.current?.focus();
  }, [setNotice, endRef]);
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
            setNotice(null);
            if (!next || !goToBox(next, -1, 'code')) endRef.current?.focus();
          },
        },
      });
    },
    [order, endRef, setNotice, tell, t],
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
        if (!event.dataTransfer.types.includes('Files') && !event.dataTransfer.types.includes('text/plain')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (event.target === event.currentTarget) setOver(false);
      }}
      onDrop={drop}
    >
      <p className="vt-quick__hint">{t('quickOrder.hint')}</p>
      <FileTools order={order} isReading={isReading} onFile={read} onTold={tell} onQuiet={quiet} />
      {isPaused && <NoticeBar notice={{ text: t('quickOrder.paused') }} />}
      {notice && <NoticeBar notice={notice} />}
      <GridTable order={order} endRef={endRef} onPaste={onPaste} onRemove={remove} onFinish={finish} />
      <LazyCreditMeter className="vt-quick__credit" />
      <Foot quick={quick} endRef={endRef} />
    </section>
  );
}
