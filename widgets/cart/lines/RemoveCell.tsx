import { useTexts } from '@/i18n/useTexts';
import { CLOSE } from '@/ui/icon/paths';
import { Icon } from '@/ui/Icon';
import { lineCell } from './lineCell';

interface Props {
  /** Of the product of the line. */
  readonly name: string;
  /** Null where the line cannot be named to the shop. */
  readonly onRemove: (() => void) | null;
}

/** The cell with the button that takes a line out. */
export function RemoveCell({ name, onRemove }: Props) {
  const { t } = useTexts();
  return lineCell(
    'remove',
    onRemove && (
      <button
        type="button"
        className="vt-button vt-button--icon vt-button--compact vt-cart-lines__remove"
        aria-label={t('cartPage.remove', { name })}
        onClick={onRemove}
      >
        <Icon path={CLOSE} size={18} />
      </button>
    ),
  );
}
