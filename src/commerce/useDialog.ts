import { useState, type ComponentType } from 'react';
import { usePageServices } from '@/page/container/context';
import { useTexts } from '@/i18n/useTexts';
import { useLazyPart, type LazyPart } from '@/ui/lazyPart';

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
  const { part, fetchPart } = useLazyPart(dialog);
  const [isOpen, setOpen] = useState(false);
  const open = async () => {
    if (await fetchPart()) setOpen(true);
    else toasts.toast(t('common.loadFailed'));
  };
  return {
    Dialog: isOpen ? part : null,
    open: () => {
      void open();
    },
    close: () => {
      setOpen(false);
    },
  };
}
