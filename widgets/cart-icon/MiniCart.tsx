import { useCallback, useId, useRef } from 'react';
import { badgeName } from '@/domain/cart/badge';
import { goTo } from '@/page/navigation';
import { useTexts } from '@/i18n/useTexts';
import { useCartLoaded } from '@/data/cart/useCart';
import { CartFace } from './CartFace';
import { useOpenPanel } from './opening/useOpenPanel';
import { usePanelChunk } from './opening/usePanelChunk';
import { useCartCount } from './useCartCount';
import './mini-cart.css';

/** The icon with the number of cart lines; it opens the list of them. `href` is the cart page. S1 §2. */
export function MiniCart({ href }: { readonly href: string }) {
  const { t } = useTexts();
  const area = useRef<HTMLDivElement>(null);
  const panelId = useId();
  useCartLoaded();
  const count = useCartCount();
  const { opened, toggle, close } = useOpenPanel(area, href);
  const onFailed = useCallback(() => {
    // Without its code the icon does what its link did before React.
    close();
    goTo(href);
  }, [close, href]);
  const { Panel, reach } = usePanelChunk(opened !== null, onFailed);
  const isShown = opened !== null && Panel !== null;

  return (
    <div ref={area} className="vt-mini-cart">
      <button
        type="button"
        className="vt-cart-icon__link"
        aria-label={count ? badgeName(t('cart.iconCount', { count }), count) : t('cart.icon')}
        aria-expanded={isShown}
        aria-controls={isShown ? panelId : undefined}
        aria-busy={opened !== null && !isShown}
        onPointerEnter={reach}
        onFocus={reach}
        onClick={({ currentTarget }) => {
          // A press while its code is on its way means the same as the one before.
          if (!opened || Panel) toggle(currentTarget);
        }}
      >
        <CartFace count={count} />
      </button>
      {isShown && <Panel id={panelId} href={href} area={area} opened={opened} />}
    </div>
  );
}
