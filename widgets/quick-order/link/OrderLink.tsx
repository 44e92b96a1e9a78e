import { useEffect, useState } from 'react';
import { useContainer, usePageServices } from '@/page/container/context';
import { replacePath } from '@/page/history';
import { ORDER_LINK } from '@/page/orderLink';
import { isShown } from '@/page/panels';
import { placeDialog } from '@/page/placeDialog';
import { listen } from '@/runtime/page/listen';
import { useTexts } from '@/i18n/useTexts';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import { readOrderLink, type LinkedOrder } from './orderLink';

const NONE: LinkedOrder = { lines: [], isCut: false };

/**
 * Asks whether the lines of the link that led here are wanted. The fragment goes from the address at once: a reload, and a link
 * that is passed on, must not bring them again.
 */
export function OrderLink() {
  const { t } = useTexts();
  const container = useContainer();
  const { panels } = usePageServices();
  const [{ lines, isCut }, setOrder] = useState<LinkedOrder>(NONE);

  useEffect(() => {
    const take = () => {
      const { hash, pathname, search } = window.location;
      if (!hash.startsWith(ORDER_LINK)) return;
      const found = readOrderLink(hash);
      replacePath(pathname + search);
      setOrder(found);
    };
    take();
    return listen(window, take, 'hashchange');
  }, []);

  const close = () => {
    setOrder(NONE);
  };
  if (lines.length === 0) return null;
  return placeDialog(
    <ConfirmDialog
      title={t('quickOrder.fromLink')}
      text={(isCut ? `${t('quickOrder.linkCut')} ` : '') + t('quickOrder.fromLinkText', { count: lines.length })}
      answer={t('quickOrder.takeLink')}
      open
      onAnswer={() => {
        close();
        panels.open('quick-order', { lines });
      }}
      onClose={close}
      classes={{ text: 'vt-quick__question', actions: 'vt-quick__answers' }}
    />,
    isShown(container),
  );
}
