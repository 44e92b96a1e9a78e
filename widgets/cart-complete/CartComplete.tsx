import { useTexts } from '@/i18n/useTexts';
import { useCartLoaded } from '@/data/cart/useCart';
import { Icon } from '@/ui/Icon';
import { CHECK } from '@/ui/icon/paths';
import '@/ui/button.css';
import './cart-complete.css';

/** What the customer reads after an order: that it succeeded, and its number. S2 §2. */
export function CartComplete({ orderNo }: { readonly orderNo: string }) {
  const { t } = useTexts();
  // The order has taken the cart's lines: the number that the last page remembered is no longer true.
  useCartLoaded();
  return (
    <div className="vt-cart-complete">
      <span className="vt-cart-complete__mark">
        <Icon path={CHECK} size={28} />
      </span>
      <h2 className="vt-cart-complete__title">{t('cartComplete.title')}</h2>
      <p className="vt-cart-complete__number">{t('cartComplete.orderNo', { orderNo })}</p>
      <a className="vt-button vt-button--primary" href="/">
        {t('cartComplete.goOn')}
      </a>
    </div>
  );
}
