import { useTexts } from '@/i18n/useTexts';
import { ASKED, loadCart } from '@/data/cart/calls';
import { useAppDispatch } from '@/data/hooks';
import { useAnnounce } from '@/page/container/context';

/** Asks for the cart that the page could not have, and says that its lines have come. That it is empty its widgets say themselves. */
export function useAskCart(): () => void {
  const { t } = useTexts();
  const announce = useAnnounce();
  const dispatch = useAppDispatch();
  return () => {
    void dispatch(loadCart(ASKED)).then((outcome) => {
      const count = loadCart.fulfilled.match(outcome) ? outcome.payload.length : 0;
      if (count > 0) announce(t('cart.iconCount', { count }));
    });
  };
}
