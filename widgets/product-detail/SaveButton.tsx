import { useChoice } from '@/commerce/product/useShown';
import { useSaveLines } from '@/commerce/useSaveLines';
import type { Product } from '@/domain/product';
import { useTexts } from '@/i18n/useTexts';
import '@/ui/button.css';

/** Keeps the product in a list of the visitor's, as much of it as is chosen. Nothing without a code: that is what lists keep. Contract §2. */
export function SaveButton({ product }: { readonly product: Product }) {
  const { t } = useTexts();
  const { choice, unit } = useChoice(product);
  const save = useSaveLines(product.name);
  if (!product.code) return null;
  return (
    <button
      type="button"
      className="vt-button vt-button--quiet vt-button--compact"
      onClick={() => {
        save([{ code: product.code, quantity: choice.amount, unit: unit?.value ?? null }]);
      }}
    >
      {t('common.saveToList')}
    </button>
  );
}
