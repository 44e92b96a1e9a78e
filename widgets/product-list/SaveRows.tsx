import type { AppThunk } from '@/data/apiThunk';
import { useAppDispatch } from '@/data/hooks';
import { selectPurchase, type WithPurchase } from '@/data/purchase';
import { useSaveLines, type SaveableLine } from '@/commerce/useSaveLines';
import type { Product } from '@/domain/product';
import { unitOf } from '@/domain/units';
import { useTexts } from '@/i18n/useTexts';
import { ToolButton } from './ToolButton';

const BOOKMARK = 'M7 4h10v16l-5-4-5 4z';

/**
 * The rows that were filled in, of an order sheet or by an amount or a unit of their own; where none was, all of them.
 */
function chosenRows(coded: readonly Product[]): AppThunk<WithPurchase, readonly SaveableLine[]> {
  return (_, getState) => {
    const rows = coded.map((product) => ({ product, choice: selectPurchase(getState(), product.id) }));
    const filled = rows.filter(({ choice: { amount, unitId, sheet } }) => sheet ?? (amount !== 1 || unitId !== null));
    return (filled.length > 0 ? filled : rows).map(({ product, choice }) => ({
      code: product.code,
      quantity: choice.amount,
      unit: unitOf(product, choice.unitId)?.value ?? null,
    }));
  };
}

interface Props {
  /** Those of the page. */
  readonly items: readonly Product[];
}

/** Keeps rows of this page in a list of the visitor's (`saved-lists`, contract §2). It has its place before there are any. */
export function SaveRows({ items }: Props) {
  const { t } = useTexts();
  const dispatch = useAppDispatch();
  const save = useSaveLines('');
  // A row without a code is left out: codes are what lists keep.
  const coded = items.filter(({ code }) => code !== '');
  const isReady = coded.length > 0;
  return (
    <ToolButton
      label={t('list.saveRows')}
      path={BOOKMARK}
      aria-disabled={!isReady}
      onPress={() => {
        if (isReady) save(dispatch(chosenRows(coded)));
      }}
    />
  );
}
