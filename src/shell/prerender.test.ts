import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, it, onTestFinished } from 'vitest';
import { table } from '@/testing/productList';
import { nextTask } from '@/runtime/page/nextTask';
import { container, leavePage, renderPage, withLoad } from '@/testing/page';

const SHEET = container('product-list', undefined, 'data-add="together"');

/** From now on pages are made ready before anybody looks at them; answers with what shows the page. */
function makeReady(): () => void {
  const page: object = Object.getPrototypeOf(document) as object;
  Object.defineProperty(page, 'prerendering', { value: true, configurable: true });
  const show = () => Reflect.deleteProperty(page, 'prerendering');
  onTestFinished(() => {
    show();
  });
  return () => {
    show();
    fireEvent(document, new Event('prerenderingchange'));
  };
}

it('a page that was made ready before it is looked at begins with what is kept by then, and tells nothing before', async () => {
  const url = '/hirdavat/vida';
  const { user } = await renderPage(SHEET, { url });
  await table();
  const [box] = screen.getAllByRole('spinbutton');
  await user.type(box ?? document.body, '2{Enter}');
  expect(await screen.findByRole('group', { name: 'Sipariş listesi' })).toHaveTextContent('1 satır');
  leavePage();
  const kept = sessionStorage.getItem('vitrin:sheet') ?? '';
  sessionStorage.clear();

  const show = makeReady();
  let hasCome: () => void = () => undefined;
  const coming = new Promise<void>((resolve) => {
    hasCome = resolve;
  });
  const load = withLoad('product-list', (own) => () => own().finally(hasCome));
  const { events, shop } = await renderPage(SHEET, { url, bundle: load });
  // All that it needs has come, and a page that is looked at would show its products in the next tasks.
  await coming;
  await Promise.all([import('@/shell'), import('../../widgets/product-list/sheet/SheetBar')]);
  await waitFor(() => {
    expect(shop.requests.find(({ call }) => call === 'products')?.status).toBe(200);
  });
  for (let task = 0; task < 50; task += 1) await nextTask();
  expect(events).toEqual([]);
  expect(shop.requests.filter(({ call }) => call === 'cart.get')).toEqual([]);
  // The visitor goes on on the page before it.
  sessionStorage.setItem('vitrin:sheet', kept);
  show();
  await table();
  expect(await screen.findByRole('group', { name: 'Sipariş listesi' })).toHaveTextContent('1 satır');
  expect(events.map(({ type }) => type)).toContain('vitrin:list-viewed');
});
