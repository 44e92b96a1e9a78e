import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Fault } from '@mocks/shop/scenario';
import type { Shop } from '@mocks/shop/shop';
import { lines, shopWithCart, showCart } from '@/testing/cart';
import { alertsByNow } from '@/testing/messages';
import { watchSaid } from '@/testing/page';
import { answerRequests, holdRequests, READ_ANSWER_FAULTS, SAID, stayingHere, UNREAD_ANSWER_FAULTS } from '@/testing/requests';

const press = (name: string | RegExp, place = 0) => {
  screen.getAllByRole('button', { name })[place]?.click();
};

/** Faults after which nobody knows whether an order or offer was placed (decision 66). */
const UNKNOWN: readonly Fault[] = ['offline', 'timeout', 'html', 'truncated'];

/** What the customer does to make a call, and what must be said where it fails; '' where nothing is. */
const ACTIONS: ReadonlyArray<
  readonly [
    call: 'cart.change' | 'cart.remove' | 'cart.clear' | 'cart.order' | 'cart.offer' | 'cart.add',
    act: (user: UserEvent) => void | Promise<void>,
    said: (fault: Fault) => string,
  ]
> = [
  [
    'cart.change',
    () => {
      press(/^Artır: /);
    },
    (fault) => (fault === 'shape' ? '' : 'Değişiklik kaydedilemedi.'),
  ],
  [
    'cart.remove',
    () => {
      press(/^Sepetten çıkar: /);
    },
    (fault) => (fault === 'shape' ? '' : 'sepetten çıkarılamadı.'),
  ],
  [
    'cart.clear',
    async (user) => {
      await user.click(screen.getByRole('button', { name: 'Sepeti boşalt' }));
      await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Sepeti boşalt' }));
    },
    (fault) => (fault === 'shape' ? '' : 'Sepet boşaltılamadı.'),
  ],
  [
    'cart.order',
    () => {
      press('Siparişi onayla');
    },
    (fault) =>
      UNKNOWN.includes(fault)
        ? 'Siparişiniz alınmış olabilir. Yeniden göndermeden önce siparişlerinizi kontrol edin.'
        : (SAID[fault] ?? ''),
  ],
  [
    'cart.offer',
    () => {
      press('Teklif iste');
    },
    (fault) =>
      UNKNOWN.includes(fault)
        ? 'Teklif isteğiniz alınmış olabilir. Yeniden göndermeden önce tekliflerinizi kontrol edin.'
        : (SAID[fault] ?? ''),
  ],
  [
    'cart.add',
    () => {
      press('Geri al');
    },
    (fault) =>
      fault === '403' ? 'Yönetici hesabı ile bu işlemi gerçekleştiremezsiniz.' : (SAID[fault] ?? 'Teknik bir hata yaşandı.'),
  ],
];

const left = stayingHere();

/** A page whose unanswered requests can be given up. */
async function show(shop: Shop) {
  const page = await showCart(shop);
  return { ...page, giveUp: holdRequests() };
}

/** Nothing waits, nothing turns, and the screen holds what the shop holds. */
async function expectTruth(shop: Shop): Promise<void> {
  shop.setScenario({ faults: {} });
  await window.vitrin?.cart.refresh();
  await waitFor(() => {
    expect(lines().map(({ dataset }) => dataset.line)).toEqual(shop.cart.items().map(({ id }) => String(id)));
  });
  expect(lines().map((row) => within(row).getByRole('spinbutton').getAttribute('aria-valuenow'))).toEqual(
    shop.cart.items().map(({ quantity }) => String(quantity)),
  );
  // The truth is shown by the store, the end of waiting by the row: two renders, of which a busy machine may show the first alone.
  await waitFor(() => {
    expect(document.querySelector('.vt-spinner, .vt-cart [inert], .vt-cart [aria-busy=true]')).toBeNull();
  });
}

describe.each(ACTIONS)('%s', (call, act, said) => {
  it.each(call === 'cart.add' ? ([...READ_ANSWER_FAULTS, '403'] as const) : UNREAD_ANSWER_FAULTS)(
    '%s: says what the specification says, and ends at the truth',
    {
      tags: [
        'S1-4.05',
        'S1-7.09',
        'S1-8.05',
        'S1-8.06',
        'F-cart.add',
        'F-cart.change',
        'F-cart.remove',
        'F-cart.clear',
        'F-cart.order',
        'F-cart.offer',
      ],
    },
    async (fault) => {
      const shop = shopWithCart(2);
      const { user, giveUp } = await show(shop);
      if (call === 'cart.add') {
        press(/^Sepetten çıkar: /);
        await waitFor(() => {
          expect(shop.cart.items()).toHaveLength(1);
        });
      }
      shop.setScenario({ faults: { [call]: fault } });
      await act(user);
      await waitFor(() => {
        expect(shop.requests.some((entry) => entry.call === call)).toBe(true);
      });
      if (fault === 'timeout') giveUp();

      const text = fault === '401' ? '' : said(fault);
      if (text)
        await waitFor(() => {
          expect(document.body).toHaveTextContent(text);
        });
      if (fault !== 'timeout')
        await waitFor(() => {
          expect(shop.requests.every(({ status }) => status !== null)).toBe(true);
        });
      await expectTruth(shop);
      if (!text && fault !== '401') expect(await alertsByNow()).toEqual([]);
      if (fault === '401') expect(left()).toContain('/account/login');
    },
  );
});

describe('a refusal with status 200 (decision 6)', () => {
  const WORDS = 'Siparişleriniz bugün kapalıdır.';

  it.each(['Siparişi onayla', 'Teklif iste', /^Artır: /, /^Sepetten çıkar: /])(
    'of %s is a failure, told in its words where something was asked for',
    { tags: ['S1-8.05', 'D-6'] },
    async (name) => {
      const { events } = await show(shopWithCart(2));
      answerRequests(200, JSON.stringify({ error: { messages: { type: WORDS } } }));
      press(name);
      const isAsked = name === 'Siparişi onayla' || name === 'Teklif iste';
      // The cart that is fetched after it is refused in the same words, at another place.
      const [told] = await screen.findAllByText(isAsked ? WORDS : /kaydedilemedi|çıkarılamadı/);
      expect(told).toBeVisible();
      expect(told?.textContent.includes(WORDS)).toBe(isAsked);
      expect(await screen.findByRole('button', { name: 'Tekrar dene' })).toBeVisible();
      expect(lines()).toHaveLength(2);
      expect(document.querySelector('.vt-spinner, .vt-cart [inert], .vt-cart [aria-busy=true]')).toBeNull();
      expect(left()).toEqual([]);
      expect(events.map(({ type }) => type)).not.toContain('vitrin:order-placed');
    },
  );
});

describe('cart.get after a write that failed', () => {
  it.each(READ_ANSWER_FAULTS.filter((fault) => fault !== '401'))(
    '%s: the page offers a way to mend it',
    { tags: ['F-cart.get'] },
    async (fault) => {
      const shop = shopWithCart(2);
      const { user, giveUp } = await show(shop);
      shop.setScenario({ faults: { 'cart.change': '500', 'cart.get': fault } });
      shop.requests.length = 0;
      press(/^Artır: /);
      await waitFor(() => {
        expect(shop.requests.at(-1)?.call).toBe('cart.get');
      });
      if (fault === 'timeout') giveUp();
      const retry = await screen.findByRole('button', { name: 'Tekrar dene' });
      expect(lines()).toHaveLength(2);
      shop.setScenario({ faults: {} });
      const said = watchSaid();
      await user.click(retry);
      await waitFor(() => {
        expect(screen.queryByRole('button', { name: 'Tekrar dene' })).toBeNull();
      });
      await waitFor(() => {
        expect(said()).toEqual(['Sepet, 2 ürün']);
      });
      await expectTruth(shop);
    },
  );
});

it(
  'a cart that is asked for after the end of the login leads there; the page’s own fetch does not',
  { tags: ['D-69', 'D-5'] },
  async () => {
    const shop = shopWithCart(1, { faults: { 'cart.get': '401' } });
    const { user } = await showCart(shop);
    const retry = await screen.findByRole('button', { name: 'Tekrar dene' });
    expect(left()).toEqual([]);
    await user.click(retry);
    await waitFor(() => {
      expect(left()).toEqual(['/account/login']);
    });
  },
);

it.each(['Siparişi onayla', 'Teklif iste'])(
  '%s leads to the login where the session has ended, also on a page that has looked in vain for its cart since',
  { tags: ['D-69', 'D-5'] },
  async (name) => {
    const shop = shopWithCart(1);
    await showCart(shop);
    await screen.findByRole('button', { name });
    shop.setScenario({ faults: { all: '401' } });
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    await screen.findByRole('button', { name: 'Tekrar dene' });
    expect(left()).toEqual([]);
    press(name);
    await waitFor(() => {
      expect(left()).toEqual(['/account/login']);
    });
  },
);
