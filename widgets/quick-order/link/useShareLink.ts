import { usePage } from '@/data/hooks';
import { shopAddress } from '@/page/address';
import { useTexts } from '@/i18n/useTexts';
import type { Notice } from '@/commerce/NoticeBar';
import { toOrderLink, type LinkLine } from './orderLink';

/** Hands a link to these lines to the visitor: into the clipboard, or where the browser refuses that, in words that can be copied. */
export function useShareLink(tell: (notice: Notice) => void): (lines: readonly LinkLine[]) => Promise<void> {
  const { t } = useTexts();
  const { routes } = usePage();
  return async (lines) => {
    const address = toOrderLink(lines, shopAddress(routes.quickOrder ?? window.location.pathname));
    try {
      await navigator.clipboard.writeText(address);
      tell({ text: t('quickOrder.linkCopied', { count: lines.length }), isGood: true });
    } catch {
      // Plain http has no clipboard, and a visitor may refuse it.
      tell({ text: t('quickOrder.linkIs', { address }) });
    }
  };
}
