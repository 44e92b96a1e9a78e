import { useEffect, useRef } from 'react';
import { usePage } from '@/data/hooks';
import { useTexts } from '@/i18n/useTexts';

interface Props {
  readonly isChanged: boolean;
  /** It answers a press, whose button may stand a window further down. */
  readonly takesFocus: boolean;
}

/** Why nothing can be paid here, and the way to where that can be mended: to the cart, for a visitor to the login. */
export function CartNotice({ isChanged, takesFocus }: Props) {
  const way = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (takesFocus) way.current?.focus();
  }, [takesFocus]);
  const { t } = useTexts();
  const { routes, visitor } = usePage();
  const isVisitor = visitor === 'visitor';
  const empty = isVisitor ? 'cartPage.visitor' : 'cart.empty';
  return (
    <div className="vt-checkout__notice" role={isChanged ? 'alert' : undefined}>
      <p className="vt-checkout__text">{t(isChanged ? 'checkout.cartChanged' : empty)}</p>
      <a ref={way} className="vt-button vt-button--quiet" href={isVisitor ? routes.login : routes.cart}>
        {t(isVisitor ? 'cartPage.signIn' : 'checkout.toCart')}
      </a>
    </div>
  );
}
