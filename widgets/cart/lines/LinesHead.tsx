import { useState } from 'react';
import { useAnnounce } from '@/page/container/context';
import { useTexts } from '@/i18n/useTexts';
import { clearCart } from '@/data/cart/calls';
import { useAppDispatch } from '@/data/hooks';
import { ConfirmDialog } from '@/ui/ConfirmDialog';

interface Props {
  readonly count: number;
  /** The cart is being ordered, perhaps in another tab, or lines are on their way back and would come after it. */
  readonly isHeld: boolean;
  readonly onCleared: () => void;
}

/** The title of the lines, and what takes them all out: after a question, since nothing brings them back. */
export function LinesHead({ count, isHeld, onCleared }: Props) {
  const { t } = useTexts();
  const announce = useAnnounce();
  const dispatch = useAppDispatch();
  const [asking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
  };
  const clear = () => {
    close();
    // Asked before that began.
    if (isHeld) return;
    onCleared();
    void dispatch(clearCart());
    announce(t('cart.empty'));
  };
  return (
    <div className="vt-cart__head">
      <h2 className="vt-cart__title">
        {t('cartPage.lines')} <span className="vt-cart__count">{t('cart.lines', { count })}</span>
      </h2>
      <button
        type="button"
        className="vt-button vt-button--compact vt-cart__clear"
        aria-disabled={isHeld}
        onClick={() => {
          setAsking(!isHeld);
        }}
      >
        {t('cartPage.clear')}
      </button>
      <ConfirmDialog
        title={t('cartPage.clearTitle')}
        text={t('cartPage.clearText', { count })}
        answer={t('cartPage.clearConfirm')}
        isDestructive
        open={asking}
        onAnswer={clear}
        onClose={close}
        classes={{ text: 'vt-cart__question', actions: 'vt-cart__answers' }}
      />
    </div>
  );
}
