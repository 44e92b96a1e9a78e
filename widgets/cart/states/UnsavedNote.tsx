import { sameId, type Id } from '@/domain/id';
import { useTexts } from '@/i18n/useTexts';
import { useAppSelector } from '@/data/hooks';

/** So many lines are named: what was picked by hundreds would push the cart out of the window. */
const MOST_NAMES = 5;

/**
 * What could not be done to the cart as a whole, or to lines that are gone; a line that is there says it itself. The
 * shop shows no message of the server for these (S1 §8), but nobody must take them for done.
 */
export function UnsavedNote() {
  const { t } = useTexts();
  const unsaved = useAppSelector(({ cart }) => cart.unsaved);
  const items = useAppSelector(({ cart }) => cart.items);
  if (unsaved.length === 0) return null;
  const isKept = (itemId: Id) => items.some(({ id }) => sameId(id, itemId));
  // A line that is gone needs no removal.
  const names = items
    .filter(({ id }) => unsaved.some((edit) => edit.kind === 'remove' && sameId(edit.itemId, id)))
    .map(({ product }) => product.name);
  const name = names.slice(0, MOST_NAMES).join(', ') + (names.length > MOST_NAMES ? ' …' : '');
  const isGone = unsaved.some((edit) => edit.kind !== 'clear' && edit.kind !== 'remove' && !isKept(edit.itemId));
  const said = [
    items.length > 0 && unsaved.some(({ kind }) => kind === 'clear') && t('cartPage.notCleared'),
    name && t('cartPage.notRemoved', { name }),
    isGone && t('cartPage.gone'),
  ].filter(Boolean);
  return (
    said.length > 0 && (
      <p className="vt-cart__unsaved" role="alert">
        {said.join(' ')}
      </p>
    )
  );
}
