import { useState, type ComponentType } from 'react';
import { announce } from '@/host/announce';
import { useTexts } from '@/i18n/useTexts';

interface DialogProps {
  readonly onClose: () => void;
}

interface DialogState<Props extends DialogProps> {
  /** The dialog's component while it is open. */
  readonly Dialog: ComponentType<Props> | null;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * A dialog whose code is loaded when it is first opened. A load that fails is told and changes nothing: the next
 * click tries again.
 */
export function useDialog<Props extends DialogProps>(load: () => Promise<ComponentType<Props>>): DialogState<Props> {
  const { t } = useTexts();
  const [dialog, setDialog] = useState<{ readonly component: ComponentType<Props> } | null>(null);
  return {
    Dialog: dialog?.component ?? null,
    open: () => {
      load().then((component) => { setDialog({ component }); }, () => { announce(t('common.loadFailed')); });
    },
    close: () => { setDialog(null); },
  };
}
