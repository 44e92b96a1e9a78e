import { useEffect } from 'react';
import { dropDrafts } from '@/page/drafts';
import { useTexts } from '@/i18n/useTexts';
import { useAppSelector, usePage } from '@/data/hooks';

/** That an order or offer may have been placed, and where to look; nothing where all is known. Decision 66. */
export function Unconfirmed() {
  const { t } = useTexts();
  const { routes, user } = usePage();
  const operation = useAppSelector(({ cart }) => cart.unconfirmed?.operation);
  const isOver = operation !== undefined;
  useEffect(() => {
    // The cart is empty: what was written to it has gone with it, and belongs to no other order.
    if (isOver && user) dropDrafts(user.id);
  }, [isOver, user]);
  if (!operation) return null;
  const isOrder = operation === 'saveOrder';
  const href = isOrder ? routes.orders : routes.offers;
  return (
    <>
      <p className="vt-cart-notice__text">{t(isOrder ? 'cartPage.orderUnconfirmed' : 'cartPage.offerUnconfirmed')}</p>
      {href !== null && (
        <p className="vt-cart-notice__actions">
          <a className="vt-button vt-button--primary" href={href}>
            {t(isOrder ? 'cartPage.orders' : 'cartPage.offers')}
          </a>
        </p>
      )}
    </>
  );
}
