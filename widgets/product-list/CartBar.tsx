import { useTexts } from '@/i18n/useTexts';
import { selectCartTotals } from '@/data/cart/select';
import { useAppSelector, usePage } from '@/data/hooks';
import { MoneyText } from '@/ui/MoneyText';
import '@/ui/button.css';
import '@/ui/css/foot-bar.css';
import './css/cart-bar.css';

/** What the cart has come to, and the way to it: on phones a bar at the foot of the list, once all of a cart is known and it has lines. */
export function CartBar() {
  const { t } = useTexts();
  const { routes, settings } = usePage();
  const count = useAppSelector(({ cart }) => (cart.isRead ? cart.items.length : 0));
  const totals = useAppSelector((state) => selectCartTotals(state));
  if (count === 0) return null;
  return (
    <div className="vt-foot-bar vt-list-cart">
      <p className="vt-foot-bar__words">
        {settings.showPriceStatus && (
          <span className="vt-foot-bar__total">
            {totals ? <MoneyText money={{ value: totals.total, currency: totals.currency }} /> : '–'}
          </span>
        )}
        <span className="vt-foot-bar__count">{t('cart.lines', { count })}</span>
      </p>
      <a className="vt-button vt-button--primary" href={routes.cart}>
        {t('cart.goTo')}
      </a>
    </div>
  );
}
