import { expect, it, vi } from 'vitest';
import { answerRequests } from '@/testing/requests';
import { cancelOrder, fetchOrders } from './api';

const { signal } = new AbortController();
const order = (id: number, more: object = {}) => ({ id, orderNo: `S-${id}`, createdAt: '2026-02-01', orderItems: [], ...more });

it('says who placed each order: who is named, else the customer of the page', { tags: ['S2-7.12', 'D-48'] }, async () => {
  const items = [order(1, { createdBy: { name: 'Ayşe' } }), order(2), order(3, { customer: 'Can Ltd.' })];
  const asked = answerRequests(200, JSON.stringify({ items, customer: { name: 'Yılmaz Yapı' } }));
  const page = await fetchOrders('?page=3', signal);
  expect(page.items.map(({ orderNo, createdBy }) => [orderNo, createdBy])).toEqual([
    ['S-1', 'Ayşe'],
    ['S-2', 'Yılmaz Yapı'],
    ['S-3', 'Can Ltd.'],
  ]);
  expect(page.page).toBe(3);
  expect(asked).toEqual(['GET /api/catalog/orders?page=3']);
});

it('names the orders that it leaves out', { tags: ['D-68'] }, async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  answerRequests(200, JSON.stringify({ items: [order(1), 7] }));
  expect((await fetchOrders('', signal)).leftOut).toBe(1);
  expect(warn.mock.calls.flat().join()).toContain('1 of 2 orders left out.');
});

it('cancels an order by its id, whatever that is', { tags: ['D-50'] }, async () => {
  const asked = answerRequests(200, 'tamam');
  await cancelOrder('S/1');
  expect(asked).toEqual(['PATCH /api/catalog/order/S%2F1']);
});

it('keeps an order whose exchange rate makes no sense', { tags: ['D-68'] }, async () => {
  const line = { name: 'Vida', code: 'V-8', quantity: 2, price: { value: 1, currency: 'USD' } };
  answerRequests(200, JSON.stringify({ items: [order(1, { orderItems: [{ ...line, exchangeRate: 'kur' }] })] }));
  const { items, leftOut } = await fetchOrders('', signal);
  expect(items.map(({ lines }) => lines[0]?.exchangeRate)).toEqual([null]);
  expect(leftOut).toBe(0);
});

it.each([[[]], [''], [{ value: null, currency: 'TL' }]])(
  'keeps an order with a line of no price: %j',
  { tags: ['D-68'] },
  async (price) => {
    const line = { name: 'Vida', code: 'V-8', quantity: 2, price };
    answerRequests(200, JSON.stringify({ items: [order(1, { orderItems: [line] })], total: '', page: ' ', pages: '' }));
    const { items, pages, leftOut } = await fetchOrders('', signal);
    expect(items.map(({ lines }) => lines[0]?.price)).toEqual([null]);
    expect([pages, leftOut]).toEqual([1, 0]);
  },
);

it.each([
  [{ date: '2026-02-01 10:05:00.000000', timezone_type: 3, timezone: 'Europe/Istanbul' }, '2026-02-01 10:05:00.000000'],
  [{ date: '2026-12-31 22:05:00.000000', timezone_type: 3, timezone: 'UTC' }, '2026-12-31 22:05:00.000000Z'],
  [{ date: '2026-12-31 22:05:00.000000', timezone_type: 1, timezone: '+01:00' }, '2026-12-31 22:05:00.000000+01:00'],
  [{ date: '2026-12-31', timezone: 'UTC' }, '2026-12-31'],
  [{ date: '2026-12-31 22:05', timezone: {} }, '2026-12-31 22:05'],
  [['dün'], ''],
])('keeps an order whose date is %j', { tags: ['D-68'] }, async (date, told) => {
  answerRequests(200, JSON.stringify({ items: [order(1, { date })] }));
  const { items, leftOut } = await fetchOrders('', signal);
  expect([items.map((each) => each.date), leftOut]).toEqual([[told], 0]);
});
