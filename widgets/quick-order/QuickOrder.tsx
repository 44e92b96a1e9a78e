import { useEffect, useRef, useState } from 'react';
import { useContainer, usePageServices } from '@/page/container/context';
import { isShown } from '@/page/panels';
import { placeDialog } from '@/page/placeDialog';
import { useTexts } from '@/i18n/useTexts';
import { say } from '@/runtime/page/say';
import { readEntries } from '@/schemas/entries';
import { describeProblem } from '@/schemas/read';
import { Dialog } from '@/ui/Dialog';
import { OrderForm } from './OrderForm';
import { OrderLink } from './link/OrderLink';
import { linesSchema, LISTS, type QuickOrderProps } from './props';
import { useQuickOrder } from './useQuickOrder';
import '@/ui/button.css';

/**
 * Orders by codes: in place, or in a dialog where the container says so, or cannot be seen. What scripts, openers and other widgets
 * hand over is put into it. Contract §4.
 */
export function QuickOrder({ lines, view }: QuickOrderProps) {
  const { t } = useTexts();
  const container = useContainer();
  const { panels } = usePageServices();
  /** Whether the dialog is open, and stands in its container. */
  const [opened, setOpened] = useState<{ readonly isHere: boolean } | null>(null);
  // In a dialog that nobody opens no code is asked about, on whichever page of the shop it waits.
  const quick = useQuickOrder(lines, opened !== null || view !== 'dialog');
  const { take } = quick;
  const endRef = useRef<HTMLInputElement>(null);
  const close = () => {
    setOpened(null);
  };

  useEffect(() => {
    const open = (start?: unknown) => {
      void take(linesOf(start));
      const isHere = isShown(container);
      if (view === 'dialog' || !isHere) setOpened((before) => before ?? { isHere });
      else {
        endRef.current?.focus();
        container.scrollIntoView({ block: 'nearest' });
      }
    };
    return panels.register(container, { open, close });
  }, [panels, container, view, take]);

  const dialog = opened && (
    <Dialog title={t('quickOrder.title')} open onClose={close} firstFocus={endRef} isWide>
      <OrderForm quick={quick} endRef={endRef} />
    </Dialog>
  );
  return (
    <>
      {view === 'dialog' ? (
        <button
          type="button"
          className="vt-button vt-button--quiet"
          aria-haspopup="dialog"
          onClick={() => {
            setOpened({ isHere: true });
          }}
        >
          {t('quickOrder.title')}
        </button>
      ) : (
        !opened && <OrderForm quick={quick} endRef={endRef} />
      )}
      <OrderLink />
      {dialog && placeDialog(dialog, opened.isHere)}
    </>
  );
}

/**
 * What a script handed over: with nothing there are no lines. A line that cannot be read is left out, and the first told in the
 * console.
 */
function linesOf(start: unknown) {
  const given = readEntries(linesSchema, start ?? {}, LISTS);
  const left = given.ok ? given.leftOut[0] : given;
  if (left) say('warn', `[vitrin] vitrin.open("quick-order", …): ${describeProblem(left.problem)}`);
  return given.ok ? given.value.lines : [];
}
