import { badgeText } from '@/domain/cart/badge';
import { CART_PATH } from '@/ui/icon/cartPath';
import { Icon } from '@/ui/Icon';

/** Icon and badge, exactly as the first paint has them (`registry/paint/cartIcon.ts`). No badge for none. */
export function CartFace({ count }: { readonly count: number | null }) {
  return (
    <>
      <Icon path={CART_PATH} size={24} />
      {count ? <span className="vt-cart-icon__badge">{badgeText(count)}</span> : null}
    </>
  );
}
