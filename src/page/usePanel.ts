import { useCallback, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useContainer, usePageServices } from './container/context';
import { isShown } from './panels';
import { placeDialog } from './placeDialog';

interface PanelControl<Start> {
  /** Opens the dialog at a place within it, as scripts open it without one. */
  open(start?: Start): void;
  close(): void;
  /** The dialog, while it is open. */
  show(dialog: (start: Start | undefined) => ReactElement): ReactNode;
}

/** A widget's dialog: it opens by its own button, by `data-vitrin-open` and by script (contract §2 and §4; S2-2.76). */
export function usePanel<Start = never>(): PanelControl<Start> {
  const container = useContainer();
  const { panels } = usePageServices();
  const [opened, setOpened] = useState<{ readonly start: Start | undefined; readonly isHere: boolean } | null>(null);
  const open = useCallback(
    (start?: Start) => {
      setOpened((before) => before ?? { start, isHere: isShown(container) });
    },
    [container],
  );
  const close = useCallback(() => {
    setOpened(null);
  }, []);
  useEffect(() => {
    // Scripts have nothing that it could begin with.
    const openAnyhow = () => {
      open();
    };
    return panels.register(container, { open: openAnyhow, close });
  }, [panels, container, open, close]);

  return {
    open,
    close,
    show(dialog) {
      return opened && placeDialog(dialog(opened.start), opened.isHere);
    },
  };
}
