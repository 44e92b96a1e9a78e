import { planPriceColumns } from '@/domain/pricing/planPrices';
import type { Product } from '@/domain/product';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import { Icon } from '@/ui/Icon';
import { INFO } from '@/ui/icon/listPaths';
import { lazyPart } from '@/ui/lazyPart';
import { useDialog } from '../useDialog';
import '@/ui/button.css';

const dialog = lazyPart(() => import('./dialogs/PriceInfoDialog'), 'PriceInfoDialog');

/** Opens the prices by payment plan; nothing where the shop does not show them. S1 §2. */
export function PriceInfoButton({ product }: { readonly product: Product }) {
  const { t } = useTexts();
  const { showPriceStatus, showPaymentPlanPrice, advencePriceInfo } = usePage().settings;
  const { Dialog, open, close } = useDialog(dialog);
  if (!showPriceStatus || !showPaymentPlanPrice || planPriceColumns(advencePriceInfo).length === 0) return null;
  return (
    <>
      <button
        type="button"
        className="vt-button vt-button--icon"
        aria-haspopup="dialog"
        aria-label={t('product.planPricesOf', { name: product.name })}
        onClick={open}
      >
        <Icon path={INFO} />
      </button>
      {Dialog && <Dialog product={product} onClose={close} />}
    </>
  );
}
