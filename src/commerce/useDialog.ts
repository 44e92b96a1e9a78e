import { useState, type ComponentType } from 'react';
import { usePageServices } from '@/page/container/context';
import { dom } from '@/runtime/page/dom';
import { useTexts } from '@/i18n/useTexts';
import type { LazyPart } from '@/ui/lazyPart';

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
export function useDialog<Props extends DialogProps>(dialog: LazyPart<ComponentType<Props>>): DialogState<Props> {
  const { t } = useTexts();
  const { toasts } = usePageServices();
  const [Dialog, setDialog] = useState<ComponentType<Props> | null>(null);
  return {
    Dialog,
    open() {
      const { activeElement } = dom;
      void dialog().then((part) => {
        if (!part) toasts.toast(t('common.loadFailed'));
        // Whoever types elsewhere by now, or has pressed for another dialog, is not called back: the next press opens it at once.
        else if (dom.activeElement === activeElement) setDialog(() => part);
      });
    },
    close() {
      setDialog(null);
    },
  };
}
