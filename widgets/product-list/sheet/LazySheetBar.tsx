import type { Product } from '@/domain/product';
import { useTexts } from '@/i18n/useTexts';
import { lazyPart, useLazyPart } from '@/ui/lazyPart';

const bar = lazyPart(() => import('./SheetBar'), 'SheetBar');

/** The bar of an order sheet, whose code only sheets load. Without it nothing is added, which is said. */
export function LazySheetBar({ items }: { items: readonly Product[] }) {
  const { t } = useTexts();
  const { part: Bar, isFailed, fetchPart } = useLazyPart(bar, true);
  if (Bar) return <Bar items={items} />;
  if (!isFailed) return null;
  return (
    <p role="alert">
      {t('common.loadFailed')}{' '}
      <button
        type="button"
        className="vt-button vt-button--quiet"
        onClick={({ currentTarget }) => {
          // The button goes: the focus must not go with it.
          currentTarget.closest('section')?.focus({ preventScroll: true });
          void fetchPart();
        }}
      >
        {t('common.retry')}
      </button>
    </p>
  );
}
