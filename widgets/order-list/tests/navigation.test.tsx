import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import type { Shop } from '@mocks/shop/shop';
import { watchSaid } from '@/testing/page';
import { answerRequests } from '@/testing/requests';
import { details, list, numbers, order, pageLink, showOrders, showOrdersAfter } from './orderPage';

const FIRST = 'SP-2024-01041';
const LAST_OF_PAGE_1 = 'SP-2024-01022';
const FIRST_OF_PAGE_2 = 'SP-2024-01021';

/** The list calls so far. */
const calls = (shop: Shop) => shop.requests.filter(({ call }) => call === 'orders').map(({ path }) => path);
const at = () => location.pathname + location.search;
const shows = (orderNo: string) =>
  waitFor(async () => {
    expect(await numbers()).toContain(orderNo);
  });
/** Jumps in the history, as the browser's own buttons do. */
const jump = async (by: number) => {
  const arrived = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  history.go(by);
  await arrived;
};
const scrolled = () => Element.prototype.scrollIntoView;

describe('the query of the address', () => {
  it('goes into the call as it stands', { tags: ['S2-2.43', 'S2-7.12'] }, async () => {
    const { shop } = await showOrders('/siparis/liste?page=2&q=%C4%B1&filters=a:1&x=a+b');
    await shows(FIRST_OF_PAGE_2);
    expect(calls(shop)).toEqual(['/api/catalog/orders?page=2&q=%C4%B1&filters=a:1&x=a+b']);
  });

  it('names the page: a new one is fetched, begins at the top, and is announced', { tags: ['S2-2.43', 'S2-2.44'] }, async () => {
    const { shop, user } = await showOrders('/siparis/liste?utm=x');
    const said = watchSaid();
    await shows(FIRST);
    expect(scrolled()).not.toHaveBeenCalled();
    await user.click(pageLink('Sayfa 2'));
    expect(at()).toBe('/siparis/liste?utm=x&page=2');
    expect(list()).toHaveFocus();
    expect(scrolled()).toHaveBeenCalledExactlyOnceWith({ block: 'start' });
    await shows(FIRST_OF_PAGE_2);
    expect(list()).toHaveAttribute('aria-busy', 'false');
    await waitFor(() => {
      expect(said()).toEqual(['Sayfa 2 / 2']);
    });
    expect(calls(shop)).toEqual(['/api/catalog/orders?utm=x', '/api/catalog/orders?utm=x&page=2']);
  });

  it('keeps the rows before, dimmed, until others are there', async () => {
    const { shop, user } = await showOrders();
    await shows(FIRST);
    shop.setScenario({ faults: { orders: 'timeout' } });
    await user.click(pageLink('Sayfa 2'));
    await waitFor(() => {
      expect(list()).toHaveAttribute('aria-busy', 'true');
    });
    expect(await numbers()).toContain(FIRST);
    expect(pageLink('Sayfa 2')).toHaveAttribute('aria-current', 'page');
    expect(screen.queryByText('Yükleniyor')).toBeNull();
    shop.setScenario({ faults: {} });
    await user.click(pageLink('Sayfa 1'));
    await waitFor(() => {
      expect(list()).toHaveAttribute('aria-busy', 'false');
    });
    expect(await numbers()).toContain(FIRST);
  });

  it('is not fetched again for a jump to an anchor', async () => {
    const { shop, user } = await showOrders();
    await shows(FIRST);
    location.hash = '#icerik';
    window.dispatchEvent(new PopStateEvent('popstate'));
    await user.click(pageLink('Sayfa 2'));
    await shows(FIRST_OF_PAGE_2);
    expect(calls(shop)).toEqual(['/api/catalog/orders', '/api/catalog/orders?page=2']);
  });
});

describe('back', () => {
  it('comes to the same page and row: unfolded, in view, and in focus', { tags: ['S2-2.45'] }, async () => {
    const { shop, user } = await showOrders();
    await shows(FIRST);
    await user.click(details(FIRST));
    await user.click(details(LAST_OF_PAGE_1));
    await user.click(pageLink('Sayfa 2'));
    await shows(FIRST_OF_PAGE_2);
    await user.click(details(FIRST_OF_PAGE_2));
    await jump(-1);
    expect(at()).toBe('/siparis/liste');
    await shows(FIRST);
    await waitFor(() => {
      expect(details(LAST_OF_PAGE_1)).toHaveFocus();
    });
    expect(scrolled()).toHaveBeenLastCalledWith({ block: 'center' });
    for (const orderNo of [FIRST, LAST_OF_PAGE_1]) expect(details(orderNo)).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getAllByRole('table', { name: /ürünleri$/ })).toHaveLength(2);

    await jump(1);
    await shows(FIRST_OF_PAGE_2);
    await waitFor(() => {
      expect(details(FIRST_OF_PAGE_2)).toHaveFocus();
    });
    expect(calls(shop)).toHaveLength(4);
  });

  it('comes to the row of a hundred, which a slow computer renders bit by bit', { tags: ['S2-2.45'] }, async () => {
    const items = Array.from({ length: 100 }, (_, place) => order(place + 1));
    await showOrdersAfter(() => {
      Element.prototype.scrollIntoView = vi.fn();
      answerRequests(200, JSON.stringify({ items, pages: 1 }));
      history.replaceState({ 'vitrin:order-list': { open: [], last: '95' } }, '');
    });
    await waitFor(() => {
      expect(screen.getByLabelText('SP-95 ayrıntıları')).toHaveFocus();
    });
    expect(scrolled()).toHaveBeenLastCalledWith({ block: 'center' });
  });

  it('begins at the top where no row was used', { tags: ['S2-2.44'] }, async () => {
    const { user } = await showOrders();
    await shows(FIRST);
    await user.click(pageLink('Sayfa 2'));
    await shows(FIRST_OF_PAGE_2);
    await jump(-1);
    await shows(FIRST);
    await waitFor(() => {
      expect(scrolled()).toHaveBeenCalledTimes(2);
    });
    expect(scrolled()).toHaveBeenLastCalledWith({ block: 'start' });
  });

  it('takes the focus from nobody who is elsewhere on the page', async () => {
    const { user } = await showOrders();
    document.body.insertAdjacentHTML('afterbegin', '<input id="search">');
    await shows(FIRST);
    await user.click(details(FIRST));
    await user.click(pageLink('Sayfa 2'));
    await shows(FIRST_OF_PAGE_2);
    document.getElementById('search')?.focus();
    await jump(-1);
    await shows(FIRST);
    expect(details(FIRST)).toHaveAttribute('aria-expanded', 'true');
    expect(document.getElementById('search')).toHaveFocus();
  });

  it('leaves what others keep in the history', async () => {
    const { user } = await showOrders();
    await shows(FIRST);
    history.replaceState({ theirs: 1, 'vitrin:offer-list': { open: ['3'], last: '3' } }, '');
    await user.click(details(FIRST));
    expect(history.state).toEqual({
      theirs: 1,
      'vitrin:offer-list': { open: ['3'], last: '3' },
      'vitrin:order-list': { open: ['1041'], last: '1041' },
    });
    await user.click(details(FIRST));
    expect(history.state).toMatchObject({ theirs: 1, 'vitrin:order-list': { open: [], last: '1041' } });
  });

  it.each([['text'], [{ 'vitrin:order-list': 'x' }], [{ 'vitrin:order-list': { open: [7] } }]])(
    'is not misled by %j in the history',
    async (state) => {
      const { user } = await showOrders();
      await shows(FIRST);
      await user.click(pageLink('Sayfa 2'));
      await shows(FIRST_OF_PAGE_2);
      history.replaceState(state, '');
      await user.click(pageLink('Sayfa 1'));
      await shows(FIRST);
      await jump(-1);
      await shows(FIRST_OF_PAGE_2);
      await user.click(details(FIRST_OF_PAGE_2));
      expect(details(FIRST_OF_PAGE_2)).toHaveAttribute('aria-expanded', 'true');
      if (typeof state === 'string') expect(history.state).toBe(state);
    },
  );
});
