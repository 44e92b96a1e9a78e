import type { Id } from '@/domain/id';
import type { Order } from './rules';
import type { RecordPage } from '@/domain/record';
import { customerSchema, orderSchema } from './schema';
import { checkAnswer, checkDone } from '@/data/answer';
import { request } from '@/data/http';
import { readRecords } from '@/data/records';

/** GET a page of past orders; `query` is the page's own, literally. Who is not named placed them as the customer. S2 §7, decision 48. */
export async function fetchOrders(query: string, signal: AbortSignal): Promise<RecordPage<Order>> {
  const text = await request({ method: 'GET', url: `/api/catalog/orders${query}`, signal });
  const page = readRecords(text, query, orderSchema, 'orders');
  const { customer } = checkAnswer(text, customerSchema);
  return { ...page, items: page.items.map((order) => ({ ...order, createdBy: order.createdBy || customer })) };
}

/** PATCH an order as cancelled; any 2xx answer is a success, whatever its body (decision 50). S2 §7. */
export async function cancelOrder(id: Id): Promise<void> {
  checkDone(await request({ method: 'PATCH', url: `/api/catalog/order/${encodeURIComponent(id)}`, body: { cancel: true } }));
}
