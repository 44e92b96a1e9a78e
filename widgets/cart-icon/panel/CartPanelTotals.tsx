import { Fragment } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { selectCartTotals, selectIsTaxUnknown, selectIsUnread } from '@/data/cart/select';
import { useAppSelector } from '@/data/hooks';
import { MoneyText } from '@/ui/MoneyText';
import './cart-totals.css';

const SUMS = ['subTotal', 'tax', 'total'] as const;

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
  return (
    <>
      <dl className="vt-cart-panel__totals">
        {SUMS.map((name) => {
          const look = name === 'total' ? '--total' : '';
          return (
            <Fragment key={name}>
              <dt className={`vt-cart-panel__label vt-cart-panel__label${look}`}>{t(`cart.${name}`)}</dt>
              <dd className={`vt-cart-panel__sum vt-cart-panel__sum${look}`}>
                <MoneyText money={{ value: totals[name], currency: totals.currency }} className="vt-cart-panel__money" />
              </dd>
            </Fragment>
          );
        })}
      </dl>
      {isTaxUnknown && <p className="vt-cart-panel__note">{t('cart.untaxed')}</p>}
    </>
  );
}
