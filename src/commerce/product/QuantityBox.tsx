import type { Product } from '@/domain/product';
import { LARGEST_DETAIL_QUANTITY } from '@/domain/quantity/detailQuantity';
import { readTypedNumber } from '@/domain/typedNumber';
import { useAnnounce } from '@/page/container/context';
import { useTexts } from '@/i18n/useTexts';
import { useAppDispatch } from '@/data/hooks';
import { stepAmount, typeAmount, type QuantityRules } from '@/data/purchase';
import { QuantityInput } from '@/ui/QuantityInput';

interface Props {
  readonly product: Product;
  /** What is chosen of it. */
  readonly amount: number;
  readonly rules: QuantityRules;
  readonly compact?: boolean;
}

/** How much of a product to add, by the rules of the list or of the detail page. S1 §5, decisions 28, 29 and 63. */
export function QuantityBox({ product, amount, rules, compact = false }: Props) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const dispatch = useAppDispatch();
  const type = (text: string) => {
    const taken = dispatch(typeAmount(product, text, rules));
    if (taken !== readTypedNumber(text)) announce(t('quantity.taken', { name: product.name, amount: taken }));
    return taken;
  };
  return (
    <QuantityInput
      name={product.name}
      amount={amount}
      max={rules === 'detail' ? LARGEST_DETAIL_QUANTITY : undefined}
      compact={compact}
      onStep={(step) => {
        dispatch(stepAmount(product, step, rules));
      }}
      onType={type}
    />
  );
}
