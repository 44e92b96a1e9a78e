import { useId, useState } from 'react';
import type { Product, Unit } from '@/domain/product';
import { LARGEST_DETAIL_QUANTITY } from '@/domain/quantity/detailQuantity';
import { shownLimit } from '@/domain/stock/limit';
import { readTypedNumber } from '@/domain/typedNumber';
import { useAnnounce } from '@/page/container/context';
import { translate } from '@/i18n';
import { useTexts } from '@/i18n/useTexts';
import { useAppDispatch, usePage } from '@/data/hooks';
import { stepAmount, typeAmount, type PurchaseOptions, type QuantityRules } from '@/data/purchase';
import { QuantityInput, type BoxKeys, type StepWords } from '@/ui/QuantityInput';
import { RowNote } from './RowNote';
import { limitOf, noticeMessage, rowNotice } from './rowNotice';

interface Props {
  readonly product: Product;
  /** What is chosen of it. */
  readonly choice: Pick<PurchaseOptions, 'amount' | 'refused' | 'sheet'>;
  readonly unit: Unit | null;
  /** The cart has some of it. */
  readonly isInCart: boolean;
  readonly rules: QuantityRules;
  readonly compact?: boolean;
  /** What the keys do that lead to another product's box. */
  readonly keys?: BoxKeys | undefined;
  /** As in a {@link QuantityInput}. */
  readonly steps?: StepWords;
}

/**
 * How much of a product to add, by the rules of the list or of the detail page, and below it what was refused. S1 §5,
 * decisions 28, 29, 63 and 65.
 */
export function QuantityBox({ product, choice, unit, isInCart, rules, compact = false, keys, steps }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const announce = useAnnounce();
  const dispatch = useAppDispatch();
  const { settings } = usePage();
  const noteId = useId();
  const { amount, refused, sheet } = choice;
  const isEmpty = rules === 'sheet' && !sheet;
  const limit = limitOf(product, unit, settings, isInCart);
  const [isTyped, setTyped] = useState(false);
  // What is typed is another amount. Going only with it, the note would move the button from under the pointer that presses it.
  const notice = rowNotice(limit, isTyped ? undefined : refused);
  const most = rules === 'detail' ? LARGEST_DETAIL_QUANTITY : shownLimit(limit);
  const type = (text: string) => {
    const taken = dispatch(typeAmount(product, text, rules));
    if (taken > 0 && taken !== readTypedNumber(text)) announce(t('quantity.taken', { name: product.name, amount: taken }));
    return taken;
  };
  return (
    <>
      <QuantityInput
        name={product.name}
        amount={isEmpty ? null : amount}
        isOptional={rules === 'sheet'}
        // What was typed may be more (decision 28): then it is no maximum.
        max={most !== null && most >= amount ? most : undefined}
        // One more than that, or than what the row has just refused, does nothing.
        isFull={rules !== 'detail' && (notice === 'stock' || notice === 'unit' || (most !== null && most < amount))}
        describedBy={notice ? noteId : undefined}
        isNoted={notice !== null}
        compact={compact}
        keys={keys}
        steps={steps}
        onStep={(step) => {
          if (!dispatch(stepAmount(product, step, rules))) return;
          const refusal = noticeMessage(rules === 'detail' ? 'most' : 'stock', limit);
          announce(`${translate(texts, refusal)}: ${product.name}`);
        }}
        onType={type}
        onDraft={setTyped}
      />
      {notice && <RowNote id={noteId} message={noticeMessage(notice, limit)} />}
    </>
  );
}
