import type { AdminCart } from './rules';
import { useTexts } from '@/i18n/useTexts';
import { CartCard } from './CartCard';
import '@/commerce/order/panel.css';
import './carts.css';

/** The carts of the shop's customers, for its managers. S2-1.07, S2 §2. */
export function Carts({ carts }: { readonly carts: readonly AdminCart[] }) {
  const { t } = useTexts();
  return (
    <div className="vt-carts">
      <h2 className="vt-desk-panel__title vt-carts__wide">{t('carts.title')}</h2>
      {carts.length === 0 && <p className="vt-carts__wide">{t('carts.empty')}</p>}
      {/* The index as key: a guest has no name, and the list never changes. */}
      {carts.map((cart, place) => (
        <CartCard key={place} {...cart} />
      ))}
    </div>
  );
}
