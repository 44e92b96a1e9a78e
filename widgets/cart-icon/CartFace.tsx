import { badgeText } from '@/domain/cart/badge';
import { CART_PATH } from '@/ui/icon/cartPath';

/** Icon and badge, exactly as the first paint has them (`registry/paint/cartIcon.ts`). No badge for none. */
export function CartFace({ count }: { readonly count: number | null }) {
  return (
    <>
      <svg className="vt-icon vt-cart-icon__image" width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
        <path d={CART_PATH} />
      </svg>
      {count ? <span className="vt-cart-icon__badge">{badgeText(count)}</span> : null}
    </>
  );
}
