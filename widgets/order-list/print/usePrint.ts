import { usePrintSheet } from '@/commerce/print/usePrintSheet';
import type { Order } from '../rules';
import { useTexts } from '@/i18n/useTexts';
import { usePage } from '@/data/hooks';
import { buildOrder } from './buildOrder';

/** Prints an order as the shop has it. Decision 51. */
export function usePrint() {
  const { t } = useTexts();
  const { currencies, store } = usePage();
  const print = usePrintSheet();
  return (order: Order) => {
    const title = t('orders.document', { orderNo: order.orderNo });
    print(title, (page) => {
      buildOrder(page, { order, shop: store.name, title, currencies, t });
    });
  };
}
