import type { Id } from '@/domain/id';
import type { Order } from './rules';
import type { RecordPage } from '@/domain/record';
import { customerSchema, orderSchema } from './schema';
import { checkAnswer, checkTold } from '@/data/answer';
import type { Complain } from '@/data/complaint';
import { request } from '@/data/http';
import { readAnswered } from '@/data/readAnswered';
import { readRecords } from '@/data/records';

/** GET a page of past orders; `query` is the page's own, literally. Who is not named placed them as the customer. S2 §7, decision 48. */
export async function fetchOrders(query: string, signal: AbortSignal): Promise<RecordPage<Order>> {
  return request({ method: 'GET', url: urlOf(query), signal }, (text) => readOrders(text, query));
}

/** The page that {@link fetchOrders} would answer, where it was asked for ahead and is there. */
export function answeredOrders(query: string): RecordPage<Order> | null {
  return readAnswered(urlOf(query), (text, complain) => readOrders(text, query, complain));
}

const urlOf = (query: string) => `/api/catalog/orders${query}`;

function readOrders(text: string, query: string, complain?: Complain): RecordPage<Order> {
  const page = readRecords(text, query, orderSchema, 'orders', complain);
  const { customer } = checkAnswer(text, customerSchema);
  return { ...page, items: page.items.map((order) => ({ ...order, createdBy: order.createdBy || customer })) };
}

/** PATCH an order as cancelled. Any 2xx answer will do (decision 50), but nothing is told as cancelled by half an answer. S2 §7. */
export async function cancelOrder(id: Id): Promise<void> {
  await request({ method: 'PATCH', url: `/api/catalog/order/${encodeURIComponent(id)}`, body: { cancel: true } }, checkTold);
}
