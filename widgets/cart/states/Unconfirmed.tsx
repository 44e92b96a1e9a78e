import { useTexts } from '@/i18n/useTexts';
import { useAppSelector, usePage } from '@/data/hooks';

/** That an order or offer may have been placed, and where to look; nothing where all is known. Decision 66. */
export function Unconfirmed() {
  const { t } = useTexts();
  const { routes } = usePage();
  const operation = useAppSelector(({ cart }) => cart.unconfirmed?.operation);
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
