import { useEffect, useState } from 'react';
import { useContainer, usePageServices } from '@/page/container/context';
import { replacePath } from '@/page/history';
import { ORDER_LINK } from '@/page/orderLink';
import { isShown } from '@/page/panels';
import { placeDialog } from '@/page/placeDialog';
import { useTexts } from '@/i18n/useTexts';
import { ConfirmDialog } from '@/ui/ConfirmDialog';
import type { Line } from '../rules/line';
import { readOrderLink } from './orderLink';

/**
 * Asks whether the lines of the link that led here are wanted. The fragment goes from the address at once: a reload, and a link
 * that is passed on, must not bring them again.
 */
export function OrderLink() {
  const { t } = useTexts();
  const container = useContainer();
  const { panels } = usePageServices();
  const [lines, setLines] = useState<readonly Line[]>([]);

  useEffect(() => {
    const take = () => {
      const { hash, pathname, search } = window.location;
      if (!hash.startsWith(ORDER_LINK)) return;
      const found = readOrderLink(hash);
      replacePath(pathname + search);
      setLines(found);
    };
    take();
    window.addEventListener('hashchange', take);
    return () => {
      window.removeEventListener('hashchange', take);
    };
  }, []);

  const close = () => {
    setLines([]);
  };
  if (lines.length === 0) return null;
  return placeDialog(
    <ConfirmDialog
      title={t('quickOrder.fromLink')}
      text={t('quickOrder.fromLinkText', { count: lines.length })}
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
