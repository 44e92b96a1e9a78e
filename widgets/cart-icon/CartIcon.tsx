import { useEffect } from 'react';
import { useContainer, usePageServices } from '@/page/container/context';
import { goTo } from '@/page/navigation';
import { useTexts } from '@/i18n/useTexts';
import { useAppSelector } from '@/data/hooks';
import { CartFace } from './CartFace';
import { MiniCart } from './MiniCart';

interface Props {
  /** Where the cart page is; the page's route `cart` without it. */
  readonly href?: string | undefined;
}

/** The cart in the header: for a visitor the way to the login, for everybody else the mini cart. S1 §6. */
export function CartIcon({ href }: Props) {
  const { visitor, routes } = useAppSelector(({ session }) => session.page);
  return visitor === 'visitor' ? <LoginLink href={routes.login} /> : <MiniCart href={href ?? routes.cart} />;
}

/** A visitor has no cart, and none is asked for. */
function LoginLink({ href }: { readonly href: string }) {
  const { t } = useTexts();
  const container = useContainer();
  const { panels } = usePageServices();
  useEffect(
    () =>
      panels.register(container, {
        open: () => {
          goTo(href);
        },
        close: () => undefined,
      }),
    [panels, container, href],
  );
  return (
    <a className="vt-cart-icon__link" href={href} aria-label={t('cart.iconVisitor')}>
      <CartFace count={null} />
    </a>
  );
}
