import { failureReason } from '@/data/failureReason';
import { translate } from '@/i18n';
import { useTexts } from '@/i18n/useTexts';
import { useAskCart } from '@/commerce/useAskCart';
import { useAppSelector, usePage } from '@/data/hooks';
import { WARNING } from '@/ui/icon/paths';
import { Icon } from '@/ui/Icon';
import { Unconfirmed } from './Unconfirmed';
import '@/ui/button.css';
import '../css/states.css';

/** A visitor has no cart, and none is asked for (decision 5). */
export function SignIn() {
  const { t } = useTexts();
  const { routes } = usePage();
  return (
    <div className="vt-cart-notice">
      <p className="vt-cart-notice__text">{t('cartPage.visitor')}</p>
      <p className="vt-cart-notice__actions">
        <a className="vt-button vt-button--primary" href={routes.login}>
          {t('cartPage.signIn')}
        </a>
        <ToShop />
      </p>
    </div>
  );
}

/** Nothing is in the cart: the ways on that the page has. */
export function Empty() {
  const { t } = useTexts();
  const {
    routes: { orders, quickOrder },
  } = usePage();
  // Then it leads to the orders itself.
  const isOrderAsked = useAppSelector(({ cart }) => cart.unconfirmed?.operation === 'saveOrder');
  return (
    <div className="vt-cart-notice">
      <p className="vt-cart-notice__text" role="status">
        {t('cart.empty')}
      </p>
      <Unconfirmed />
      <p className="vt-cart-notice__actions">
        <ToShop />
        {quickOrder !== null && (
          <a className="vt-button vt-button--quiet" href={quickOrder}>
            {t('cartPage.quickOrder')}
          </a>
        )}
        {orders !== null && !isOrderAsked && (
          <a className="vt-button vt-button--quiet" href={orders}>
            {t('cartPage.orders')}
          </a>
        )}
      </p>
    </div>
  );
}

/** The cart could not be fetched; lines on the screen may be old (decision 9). */
export function LoadFailed() {
  const { t } = useTexts();
  const ask = useAskCart();
  const failure = useAppSelector(({ cart }) => cart.failure);
  const reason = failure && translate({ t }, failureReason(failure, 'list.failedText'));
  return (
    <div className="vt-cart-notice vt-cart-notice--failure" role="alert">
      <span className="vt-cart-notice__sign">
        <Icon path={WARNING} size={24} />
      </span>
      <h2 className="vt-cart-notice__title">{t('cart.loadFailed')}</h2>
      <p className="vt-cart-notice__text">{reason}</p>
      <p className="vt-cart-notice__actions">
        <button type="button" className="vt-button vt-button--quiet" onClick={ask}>
          {t('common.retry')}
        </button>
      </p>
    </div>
  );
}

/** The way back to the shop. */
export function ToShop({ isPlain = false }: { readonly isPlain?: boolean }) {
  const { t } = useTexts();
  return (
    <a className={isPlain ? 'vt-button' : 'vt-button vt-button--quiet'} href="/">
      {t('cartPage.toShop')}
    </a>
  );
}
