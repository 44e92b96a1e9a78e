import { sameId } from '@/domain/id';
import { useTexts } from '@/i18n/useTexts';
import { useAppSelector } from '@/data/hooks';

/**
 * What could not be done to the cart as a whole, or to a line that is gone; a line that is there says it itself. The
 * shop shows no message of the server for these (S1 §8), but nobody must take them for done.
 */
export function UnsavedNote() {
  const { t } = useTexts();
  const unsaved = useAppSelector(({ cart }) => cart.unsaved);
  const items = useAppSelector(({ cart }) => cart.items);
  if (!unsaved) return null;
  const line = unsaved.kind === 'clear' ? undefined : items.find(({ id }) => sameId(id, unsaved.itemId));
  const text = () => {
    if (unsaved.kind === 'clear') return items.length > 0 && t('cartPage.notCleared');
    // A line that is gone needs no removal.
    if (unsaved.kind === 'remove') return line && t('cartPage.notRemoved', { name: line.product.name });
    return !line && t('cartPage.gone');
  };
  const said = text();
  return (
    said && (
      <p className="vt-cart__unsaved" role="alert">
        {said}
      </p>
    )
  );
}
