import type { PaymentResult } from '../rules/checkout';
import { TRY } from '@/domain/money/currency';
import { useTexts } from '@/i18n/useTexts';
import { useCartLoaded } from '@/data/cart/useCart';
import { usePage } from '@/data/hooks';
import { CHECK, WARNING } from '@/ui/icon/paths';
import { Icon } from '@/ui/Icon';
import { MoneyText } from '@/ui/MoneyText';
import { PrintButton } from '../mailOrder/PrintButton';
import '../css/outcome.css';

/** How the payment ended: it succeeded, it did not, or nobody says. S2 §2. */
export function Outcome({ result }: { readonly result: PaymentResult | null }) {
  if (result?.succeed) return <Succeeded result={result} />;
  return <NotSucceeded isFailed={result?.succeed === false} isDebt={result?.paymentType === 'pay'} />;
}

function Succeeded({ result: { paymentType, orderNo, amount, description, mailOrder } }: { readonly result: PaymentResult }) {
  const { t } = useTexts();
  // The order has taken the cart's lines: the number that the last page remembered is no longer true.
  useCartLoaded();
  return (
    <>
      <div className="vt-outcome">
        <span className="vt-outcome__mark">
          <Icon path={CHECK} size={28} />
        </span>
        <p className="vt-outcome__title">{t('checkout.succeeded')}</p>
        <dl className="vt-outcome__facts">
          {paymentType === 'order' && orderNo !== null && (
            <div className="vt-outcome__fact">
              <dt className="vt-outcome__term">{t('checkout.orderNo')}</dt>
              <dd className="vt-outcome__value">{orderNo}</dd>
            </div>
          )}
          {amount !== null && (
            <div className="vt-outcome__fact">
              <dt className="vt-outcome__term">{t('checkout.paid')}</dt>
              <dd className="vt-outcome__value">
                <MoneyText money={{ value: amount, currency: TRY }} />
              </dd>
            </div>
          )}
        </dl>
        <div className="vt-outcome__actions">
          {mailOrder && <PrintButton mailOrder={mailOrder} charged={amount} />}
          <a className="vt-button" href="/">
            {t('cartPage.toShop')}
          </a>
        </div>
      </div>
      {description.trim() !== '' && (
        <section className="vt-outcome__note">
          <h3 className="vt-desk-panel__title">{t('checkout.note')}</h3>
          <p className="vt-outcome__words">{description}</p>
        </section>
      )}
    </>
  );
}

function NotSucceeded({ isFailed, isDebt }: { readonly isFailed: boolean; readonly isDebt: boolean }) {
  const { t } = useTexts();
  const {
    routes: { checkout, payDebt, cart },
  } = usePage();
  const again = isDebt ? payDebt : checkout;
  return (
    <div className="vt-outcome" role={isFailed ? 'alert' : undefined}>
      {isFailed && (
        <span className="vt-outcome__mark vt-outcome__mark--failed">
          <Icon path={WARNING} size={28} />
        </span>
      )}
      <p className="vt-outcome__title">{t(isFailed ? 'checkout.failed' : 'checkout.unknown')}</p>
      <p className="vt-checkout__text">{t(isFailed ? 'checkout.failedText' : 'checkout.unknownText')}</p>
      <div className="vt-outcome__actions">
        {isFailed && again !== null && (
          <a className="vt-button vt-button--primary" href={again}>
            {t('checkout.tryAgain')}
          </a>
        )}
        <a className="vt-button vt-button--quiet" href={isDebt ? '/' : cart}>
          {t(isDebt ? 'cartPage.toShop' : 'checkout.toCart')}
        </a>
      </div>
    </div>
  );
}
