import { dom } from '@/runtime/page/dom';
import { useLayoutEffect, useRef, type RefObject } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { selectKnownItems } from '@/data/cart/select';
import { useAppSelector } from '@/data/hooks';
import type { Opened } from '../opening/useOpenPanel';
import { CartPanelBody } from './CartPanelBody';
import { usePlacement } from './usePlacement';
import '@/ui/button.css';
import '@/ui/css/overlay.css';
import './cart-panel.css';

export interface CartPanelProps {
  readonly id: string;
  /** The cart page. */
  readonly href: string;
  /** Icon and panel. */
  readonly area: RefObject<HTMLElement>;
  readonly opened: Opened;
}

/** The mini cart, open. Opened by script it takes the focus; closing, it gives back what it holds. */
export function CartPanel({ id, href, area, opened }: CartPanelProps) {
  const { t } = useTexts();
  const panel = useRef<HTMLElement>(null);
  const placement = usePlacement(area);
  const lines = useAppSelector((state) => selectKnownItems(state).length);
  const showsPrices = useAppSelector(({ session }) => session.page.settings.showPriceStatus);

  useLayoutEffect(() => {
    const element = panel.current;
    if (opened.by === 'script') element?.focus();
    return () => {
      const holder = dom.activeElement;
      if (holder === null || holder === dom.body || element?.contains(holder)) opened.opener?.focus();
    };
  }, [opened]);

  const { isAbove = false, ...size } = placement ?? {};
  return (
    <section
      ref={panel}
      id={id}
      className={`vt-overlay vt-cart-panel${isAbove ? ' vt-cart-panel--above' : ''}`}
      aria-label={t('cart.panel')}
      tabIndex={-1}
      style={size}
    >
      <p className="vt-cart-panel__head">
        <span className="vt-cart-panel__title">{t('cart.panel')}</span>
        {lines > 0 && <span className="vt-cart-panel__count">{t('cart.lines', { count: lines })}</span>}
        {lines > 0 && showsPrices && <span className="vt-cart-panel__count">{t('product.withoutTax')}</span>}
      </p>
      <CartPanelBody panel={panel} />
      <a className="vt-button vt-button--primary vt-cart-panel__go" href={href}>
        {t('cart.goTo')}
      </a>
    </section>
  );
}
