import { useTexts } from '@/i18n/useTexts';

interface Props {
  /** Number of lines that are left, and of those that are picked. */
  readonly shown: number;
  readonly picked: number;
  /** Some are left out. */
  readonly isNarrowed: boolean;
  readonly onAll: (isOn: boolean) => void;
  readonly onRemove: () => void;
}

/** Picks all lines that are left, and takes out what is picked: that can be undone, so nothing is asked. */
export function PickTools({ shown, picked, isNarrowed, onAll, onRemove }: Props) {
  const { t } = useTexts();
  return (
    <p className="vt-cart-tools__picks">
      <label className="vt-cart-tools__all">
        <input
          className="vt-cart-lines__box"
          type="checkbox"
          form=""
          checked={shown > 0 && picked === shown}
          ref={(box) => {
            if (box) box.indeterminate = picked > 0 && picked < shown;
          }}
          onChange={({ target }) => {
            onAll(target.checked);
          }}
        />
        {t('cartPage.pickShown')}
      </label>
      <span role="status">{picked > 0 && t('cartPage.picked', { count: picked })}</span>
      {picked > 0 && (
        <button type="button" className="vt-button vt-button--danger vt-button--compact" onClick={onRemove}>
          {t('cartPage.removePicked')}
        </button>
      )}
      {isNarrowed && <span className="vt-cart-tools__shown">{t('cartPage.shown', { count: shown })}</span>}
    </p>
  );
}
