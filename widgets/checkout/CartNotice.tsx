import { usePage } from '@/data/hooks';
import { useTexts } from '@/i18n/useTexts';

/** Why nothing can be paid here, and the way to where that can be mended: to the cart, for a visitor to the login. */
export function CartNotice({ isChanged }: { isChanged: boolean }) {
  const { t } = useTexts();
  const { routes, visitor } = usePage();
  const isVisitor = visitor === 'visitor';
  const empty = isVisitor ? 'cartPage.visitor' : 'cart.empty';
  return (
    <div className="vt-checkout__notice" role={isChanged ? 'alert' : undefined}>
      <p className="vt-checkout__text">{t(isChanged ? 'checkout.cartChanged' : empty)}</p>
      <a className="vt-button vt-button--quiet" href={isVisitor ? routes.login : routes.cart}>
        {t(isVisitor ? 'cartPage.signIn' : 'checkout.toCart')}
      </a>
    </div>
  );
}
