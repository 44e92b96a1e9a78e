import { useTexts } from '@/i18n/useTexts';

interface Props {
  /** Number of lines that are left, of those that can be picked and of those that are. */
  readonly shown: number;
  readonly pickable: number;
  readonly picked: number;
  /** Some are left out. */
  readonly isNarrowed: boolean;
  readonly onAll: (isOn: boolean) => void;
  readonly onRemove: () => void;
}

/** Picks all lines that are left, and takes out what is picked: that can be undone, so nothing is asked. */
export function PickTools({ shown, pickable, picked, isNarrowed, onAll, onRemove }: Props) {
  const { t } = useTexts();
  return (
    <p className="vt-cart-tools__picks">
      <label className="vt-cart-tools__all">
        <input
          className="vt-cart-lines__box"
          type="checkbox"
          form=""
          checked={picked > 0 && picked === pickable}
          ref={(box) => {
            if (box) box.indeterminate = picked > 0 && picked < pickable;
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
