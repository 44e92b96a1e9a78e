import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import type { Fault } from '@mocks/shop/scenario';
import type { Shop } from '@mocks/shop/shop';
import { names, received, showList, table } from '@/testing/productList';
import { alertsByNow } from '@/testing/messages';
import { answerRequests, holdRequests, stayingHere, watchEnded, UNREAD_ANSWER_FAULTS } from '@/testing/requests';

const saves = (shop: Shop) => shop.requests.filter(({ call }) => call === 'settings');
const fetches = (shop: Shop) => shop.requests.filter(({ call }) => call === 'products');
const pressed = () => screen.getByRole('button', { pressed: true, name: /görünümü/ }).getAttribute('aria-label');
const toggle = () => screen.getByRole('switch', { name: 'Sadece stoktakiler' });
/** The shop does not document its answer: one that is spoilt on its way says nothing of a failure. */
const isSaved = (fault: Fault) => fault === 'shape';

const left = stayingHere();

async function show(settings: Fault) {
  const page = await showList('/hirdavat/vida', { scenario: { faults: { settings } } });
  await table();
  const giveUp = holdRequests();
  const ended = watchEnded();
  /** Waits until the setting has been sent, and the page knows what became of it. */
  const answered = async () => {
    await waitFor(() => {
      expect(saves(page.shop)).toHaveLength(1);
    });
    if (settings === 'timeout') giveUp();
    await waitFor(() => {
      expect(ended()).toBeGreaterThan(0);
    });
  };
  return { ...page, answered };
}

describe.each(UNREAD_ANSWER_FAULTS)('%s', (fault) => {
  it('of saving the view leaves the view that was chosen, without a word', { tags: ['F-settings', 'D-5'] }, async () => {
    const { user, answered } = await show(fault);
    await user.click(screen.getByRole('button', { name: 'Izgara görünümü' }));
    await answered();
    expect(await alertsByNow()).toEqual([]);
    expect(left()).toEqual(fault === '401' ? ['/account/login'] : []);
    expect(pressed()).toBe('Izgara görünümü');
  });

  it(
    'of saving the toggle takes it back and is logged, unless it was saved after all',
    { tags: ['F-settings', 'D-34'] },
    async () => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const { user, shop, answered } = await show(fault);
      await user.click(toggle());
      await answered();
      await waitFor(() => {
        expect(toggle()).toHaveAttribute('aria-busy', 'false');
      });
      expect(error.mock.calls).toEqual(isSaved(fault) ? [] : [['[vitrin] Hata:', expect.anything()]]);
      if (isSaved(fault)) expect(toggle()).toBeChecked();
      else expect(toggle()).not.toBeChecked();
      await waitFor(() => {
        expect(fetches(shop)).toHaveLength(isSaved(fault) ? 2 : 1);
      });
      expect(left()).toEqual(fault === '401' ? ['/account/login'] : []);
      expect(await alertsByNow()).toEqual([]);
    },
  );
});

it('a toggle that the shop refuses without a word goes back, and that is announced', { tags: ['F-settings'] }, async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user, shop } = await showList('/hirdavat/vida');
  await table();
  answerRequests(200, '{"success":false}');
  await user.click(toggle());
  await waitFor(() => {
    expect(document.querySelector('.vt-announcer')).toHaveTextContent('Teknik bir hata yaşandı.');
  });
  expect(toggle()).not.toBeChecked();
  expect(fetches(shop)).toHaveLength(1);
});

describe('what another tab has saved', () => {
  const tell = (key: string, value: string) => {
    new BroadcastChannel('vitrin').postMessage({ kind: 'setting', key, value });
  };

  it('is the view here, too', { tags: ['D-13'] }, async () => {
    const { shop, events } = await showList('/hirdavat/vida');
    await table();
    tell('productListView', 'grid');
    await waitFor(() => {
      expect(pressed()).toBe('Izgara görünümü');
    });
    expect(fetches(shop)).toHaveLength(1);
    expect(events.map(({ type }) => type)).not.toContain('vitrin:currency-changed');
  });

  it('leads nobody to the login who had pressed the toggle in vain before', { tags: ['D-69'] }, async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { user, shop } = await showList('/hirdavat/vida', { scenario: { faults: { settings: '500' } } });
    await table();
    await user.click(toggle());
    await waitFor(() => {
      expect(toggle()).toHaveAttribute('aria-busy', 'false');
    });
    shop.setScenario({ faults: { products: '401' } });
    tell('showNotInStocks', '0');
    expect(await screen.findByText('Ürünler yüklenemedi.')).toBeVisible();
    expect(left()).toEqual([]);
  });

  it('is the toggle here, too, and the list is fetched anew', { tags: ['D-13'] }, async () => {
    const { shop } = await showList('/hirdavat?page=3');
    await table();
    tell('showNotInStocks', '0');
    await waitFor(() => {
      expect(toggle()).toBeChecked();
    });
    await waitFor(() => {
      expect(fetches(shop).map(({ path }) => path)).toEqual([
        '/api/catalog/products/hirdavat?page=3',
        '/api/catalog/products/hirdavat',
      ]);
    });
    expect(saves(shop)).toEqual([]);
  });

  it('takes neither the focus with the rows nor the amount that is being typed', { tags: ['D-13'] }, async () => {
    const { user } = await showList('/hirdavat');
    await table();
    const [first = ''] = names();
    const box = () => screen.getByRole('spinbutton', { name: `Miktar: ${first}` });
    await user.click(box());
    await user.keyboard('7');
    tell('showNotInStocks', '1');
    await waitFor(() => {
      expect(screen.getByRole('region', { name: 'Ürün listesi' })).toHaveFocus();
    });
    await received();
    expect(box()).toHaveValue('7');
  });
});
