import { convertPrice } from '@/domain/money/convert';
import { formatPrice } from '@/domain/money/format';
import { useTexts } from '@/i18n/useTexts';
import { useCartLoaded } from '@/data/cart/useCart';
import { usePage } from '@/data/hooks';
import { Icon } from '@/ui/Icon';
import { CHECK } from '@/ui/icon/paths';
import '@/ui/button.css';
import './cart-complete.css';

interface Props {
  readonly orderNo: string;
  /** What the order comes to; null where the page does not say. */
  readonly total: number | null;
  /** Code or id of its currency; '' where the page does not say, and then no total is shown. */
  readonly currency: string;
}

/** What the customer reads after an order: that it succeeded, its number and total, and what comes next. S2 §2, contract §2. */
export function CartComplete({ orderNo, total, currency }: Props) {
  const { t } = useTexts();
  const {
    routes: { orders },
    currencies,
  } = usePage();
  // The order has taken the cart's lines: the number that the last page remembered is no longer true.
  useCartLoaded();
  const number = t('cartComplete.orderNo', { orderNo });
  return (
    <div className="vt-cart-complete">
      <span className="vt-cart-complete__mark">
        <Icon path={CHECK} size={28} />
      </span>
      <h2 className="vt-cart-complete__title">{t('cartComplete.title')}</h2>
      <p className="vt-cart-complete__number">
        {orders ? (
          <a className="vt-cart-complete__link" href={orders}>
            {number}
          </a>
        ) : (
          number
        )}
      </p>
      {total !== null && currency && (
        <p className="vt-cart-complete__total">
          {t('cartComplete.total', { total: formatPrice(convertPrice({ value: total, currency }, currency, currencies)) })}
        </p>
      )}
      <p className="vt-cart-complete__actions">
        {orders && (
          <a className="vt-button vt-button--primary" href={orders}>
            {t('cartPage.orders')}
          </a>
        )}
        <a className={`vt-button vt-button--${orders ? 'quiet' : 'primary'}`} href="/">
          {t('cartComplete.goOn')}
        </a>
        <button
          type="button"
          className="vt-button vt-button--quiet"
          onClick={() => {
            window.print();
          }}
        >
          {t('cartComplete.print')}
        </button>
      </p>
    </div>
  );
}
