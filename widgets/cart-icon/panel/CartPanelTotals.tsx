import { useTexts } from '@/i18n/useTexts';
import { selectCartTotals, selectIsTaxUnknown, selectIsUnread } from '@/data/cart/select';
import { useAppSelector } from '@/data/hooks';
import { MoneyText } from '@/ui/MoneyText';
import './cart-totals.css';

/** Subtotal, tax and total in the chosen currency; nothing where the lines make no sum. S1 §9, decisions 15, 68 and 81. */
export function CartPanelTotals() {
  const { t } = useTexts();
  const totals = useAppSelector((state) => selectCartTotals(state));
  const isTaxUnknown = useAppSelector(selectIsTaxUnknown);
  const isUnread = useAppSelector(selectIsUnread);
  if (isUnread)
    return (
      <p className="vt-cart-panel__note">
        {t('cart.total')}: –. {t('cart.unread')}
      </p>
    );
  if (!totals) return null;
  const { subTotal, tax, total, currency } = totals;
  return (
    <>
      <dl className="vt-cart-panel__totals">
        <dt className="vt-cart-panel__label">{t('cart.subTotal')}</dt>
        <dd className="vt-cart-panel__sum">
          <MoneyText money={{ value: subTotal, currency }} className="vt-cart-panel__money" />
        </dd>
        <dt className="vt-cart-panel__label">{t('cart.tax')}</dt>
        <dd className="vt-cart-panel__sum">
          <MoneyText money={{ value: tax, currency }} className="vt-cart-panel__money" />
        </dd>
        <dt className="vt-cart-panel__label vt-cart-panel__label--total">{t('cart.total')}</dt>
        <dd className="vt-cart-panel__sum vt-cart-panel__sum--total">
          <MoneyText money={{ value: total, currency }} className="vt-cart-panel__money" />
        </dd>
      </dl>
      {isTaxUnknown && <p className="vt-cart-panel__note">{t('cart.untaxed')}</p>}
    </>
  );
}
