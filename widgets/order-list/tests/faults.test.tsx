import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { Fault } from '@mocks/shop/scenario';
import { cancelOf, cells, list, numbers, pageLink, showOrders, showOrdersAfter } from './orderPage';
import { alertsByNow } from '@/testing/messages';
import { watchSaid } from '@/testing/page';
import { answerRequests, holdRequests, READ_ANSWER_FAULTS, stayingHere, UNREAD_ANSWER_FAULTS } from '@/testing/requests';

const NUMBER = 'SP-2024-01041';
const NOT_CANCELLED = 'Sipariş iptal edilemedi. Lütfen bizimle iletişime geçiniz.';
const FIRST_OF_PAGE_2 = 'SP-2024-01021';

const left = stayingHere();

/** A list with its first page, whose unanswered requests can be given up. */
async function show() {
  const page = await showOrders();
  expect(await numbers()).toContain(NUMBER);
  return { ...page, giveUp: holdRequests() };
}

/** What is said of a page that does not come, and the way out of it. */
async function saysSo(fault: Fault): Promise<void> {
  if (fault === '401') {
    expect(await screen.findByRole('link', { name: 'Giriş yap' })).toHaveAttribute('href', '/account/login');
    expect(screen.queryByRole('alert')).toBeNull();
    return;
  }
  const alert = await within(await screen.findByRole('region', { name: 'Siparişlerim' })).findByRole('alert');
  expect(alert).toHaveTextContent('Siparişleriniz yüklenemedi.');
  expect(alert).toHaveTextContent(
    ['offline', 'timeout'].includes(fault)
      ? 'Sunucuya ulaşılamadı.'
      : fault === '500'
        ? 'Sunucuda beklenmeyen bir hata oluştu.'
        : 'Sunucudan beklenen yanıt alınamadı.',
  );
}
const retry = () => within(list()).getByRole('button', { name: 'Tekrar dene' });

describe.each(READ_ANSWER_FAULTS)('%s', (fault) => {
  it('of the first page is told, and another try shows it', { tags: ['S2-8.16', 'F-orders'] }, async () => {
    let giveUp = () => {
      /* Nothing is held yet. */
    };
    const { shop, user } = await showOrdersAfter(
      () => {
        giveUp = holdRequests();
      },
      { scenario: { faults: { orders: fault } } },
    );
    await waitFor(() => {
      expect(shop.requests).toHaveLength(1);
    });
    if (fault === 'timeout') giveUp();
    await saysSo(fault);
    expect(left()).toEqual([]);
    expect(screen.queryByText(/Henüz siparişiniz yok/)).toBeNull();
    if (fault === '401') return;
    shop.setScenario({ faults: {} });
    const said = watchSaid();
    await user.click(retry());
    expect(list()).toHaveFocus();
    expect(await numbers()).toHaveLength(20);
    expect(screen.queryByRole('alert')).toBeNull();
    await waitFor(() => {
      expect(said()).toEqual(['Sayfa 1 / 2']);
    });
  });

  it(
    'of another page leaves the rows and the pages, and another try shows it',
    { tags: ['S2-8.16', 'F-orders', 'D-50', 'D-69'] },
    async () => {
      const { shop, user, giveUp } = await show();
      shop.setScenario({ faults: { orders: fault } });
      await user.click(pageLink('Sayfa 2'));
      await waitFor(() => {
        expect(shop.requests).toHaveLength(2);
      });
      if (fault === 'timeout') giveUp();
      await saysSo(fault);
      // Who has pressed for it is led to the login.
      expect(left()).toEqual(fault === '401' ? ['/account/login'] : []);
      expect(await numbers()).toContain(NUMBER);
      expect(pageLink('Sayfa 1')).toHaveAttribute('aria-current', 'page');
      shop.setScenario({ faults: {} });
      // The link of that page asks again, as 'Tekrar dene' does.
      await user.click(fault === 'offline' ? retry() : pageLink('Sayfa 2'));
      await waitFor(async () => {
        expect(await numbers()).toContain(FIRST_OF_PAGE_2);
      });
      expect(within(list()).queryByRole('alert')).toBeNull();
      expect(location.search).toBe('?page=2');
    },
  );
});

it('another try after the end of the login leads there', { tags: ['D-69'] }, async () => {
  const { shop, user } = await show();
  shop.setScenario({ faults: { orders: '500' } });
  await user.click(pageLink('Sayfa 2'));
  await within(list()).findByRole('alert');
  shop.setScenario({ faults: { orders: '401' } });
  await user.click(retry());
  await waitFor(() => {
    expect(left()).toEqual(['/account/login']);
  });
});

describe.each(UNREAD_ANSWER_FAULTS)('%s', (fault) => {
  it(
    'of a cancellation is told, and leaves the order as it is',
    { tags: ['S2-8.14', 'S2-8.15', 'F-orders.cancel'] },
    async () => {
      const { shop, user, giveUp } = await show();
      shop.setScenario({ faults: { 'orders.cancel': fault } });
      await user.click(cancelOf(NUMBER));
      await user.click(screen.getByRole('button', { name: 'Siparişi iptal et' }));
      await waitFor(() => {
        expect(shop.requests).toHaveLength(2);
      });
      if (fault === 'timeout') giveUp();
      if (fault === 'shape') {
        await waitFor(() => {
          expect(cells(NUMBER).at(-2)).toContain('İptal edildi');
        });
        return;
      }
      if (fault === '401')
        await waitFor(() => {
          expect(left()).toEqual(['/account/login']);
        });
      else expect(await screen.findByText(NOT_CANCELLED)).toBeVisible();
      await waitFor(() => {
        expect(cancelOf(NUMBER)).toHaveAttribute('aria-busy', 'false');
      });
      expect(cells(NUMBER).at(-2)).toContain('İptal et');
      expect(shop.requests).toHaveLength(2);

      shop.setScenario({ faults: {} });
      await user.click(cancelOf(NUMBER));
      await user.click(screen.getByRole('button', { name: 'Siparişi iptal et' }));
      await waitFor(() => {
        expect(cells(NUMBER).at(-2)).toContain('İptal edildi');
      });
    },
  );
});

it.each([
  [204, ''],
  [201, '{"cancel":true}'],
  [200, 'Tamam'],
])('status %i is a success, whatever it says: %j', { tags: ['S2-7.13', 'D-50'] }, async (status, body) => {
  const { user } = await show();
  answerRequests(status, body);
  await user.click(cancelOf(NUMBER));
  await user.click(screen.getByRole('button', { name: 'Siparişi iptal et' }));
  await waitFor(() => {
    expect(cells(NUMBER).at(-2)).toContain('İptal edildi');
  });
});

it('a refusal with status 200 is none', { tags: ['S2-7.13'] }, async () => {
  const { user } = await show();
  answerRequests(200, '{"error":{"messages":{"type":"Sipariş sevk edildi."}}}');
  await user.click(cancelOf(NUMBER));
  await user.click(screen.getByRole('button', { name: 'Siparişi iptal et' }));
  expect(await screen.findByText(NOT_CANCELLED)).toBeVisible();
  expect(cells(NUMBER).at(-2)).toContain('İptal et');
});

it('one that is redirected to the login page, which takes no PATCH, leads there', { tags: ['D-5'] }, async () => {
  const { user } = await show();
  answerRequests(405, '{"message":"The PATCH method is not supported."}', '/account/login');
  await user.click(cancelOf(NUMBER));
  await user.click(screen.getByRole('button', { name: 'Siparişi iptal et' }));
  await waitFor(() => {
    expect(left()).toEqual(['/account/login']);
  });
  expect(await alertsByNow()).toEqual([]);
});

it('a page that the browser brings back from the login is asked for anew, and leads nobody there again', async () => {
  const { shop, user } = await show();
  const comeBack = () => fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  shop.setScenario({ faults: { orders: '401' } });
  await user.click(pageLink('Sayfa 2'));
  await saysSo('401');
  expect(left()).toEqual(['/account/login']);
  // Without a login.
  comeBack();
  await waitFor(() => {
    expect(shop.requests.filter(({ status }) => status === 401)).toHaveLength(2);
  });
  await saysSo('401');
  expect(left()).toEqual(['/account/login']);
  shop.setScenario({ faults: {} });
  comeBack();
  await waitFor(async () => {
    expect(await numbers()).toContain(FIRST_OF_PAGE_2);
  });
  expect(screen.queryByRole('link', { name: 'Giriş yap' })).toBeNull();
});
