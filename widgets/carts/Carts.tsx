import { useEffect } from 'react';
import type { AdminCart } from './rules';
import { complain } from '@/runtime/page/complain';
import { useContainer, usePageServices } from '@/page/container/context';
import { useTexts } from '@/i18n/useTexts';
import type { ReadResult } from '@/schemas/read';
import { CartCard } from './CartCard';
import '@/commerce/order/panel.css';
import './carts.css';

/** The carts of the shop's customers, for its managers. S2-1.07, S2 §2. */
export function Carts({ carts }: { readonly carts: ReadonlyArray<ReadResult<AdminCart>> }) {
  const { t } = useTexts();
  const container = useContainer();
  const { log } = usePageServices();

  useEffect(() => {
    carts.forEach((cart, place) => {
      if (cart.ok) return;
      const field = `carts.${place}`;
      const { field: part, received, allowed } = cart.problem;
      complain(log, container, {
        code: 'invalid-data',
        widget: 'carts',
        field,
        message: `${field} is left out. ${part}: received ${received}; allowed: ${allowed}.`,
      });
    });
  }, [carts, container, log]);

  return (
    <div className="vt-carts">
      <h2 className="vt-desk-panel__title vt-carts__wide">{t('carts.title')}</h2>
      {carts.length === 0 && <p className="vt-carts__wide">{t('carts.empty')}</p>}
      {/* The index as key: a guest has no name, and the list never changes. */}
      {carts.map((cart, place) => cart.ok && <CartCard key={place} {...cart.value} />)}
    </div>
  );
}
