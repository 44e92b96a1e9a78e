import { screen, waitFor, within } from '@testing-library/dom';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import type { Shop } from '@mocks/shop/shop';
import { shopWithCart } from '@/testing/cart';
import { alertsByNow } from '@/testing/messages';
import { container, renderPage, type PageOptions } from '@/testing/page';
import { holdRequests, SAID_OF_SAVING, stayingHere, UNREAD_ANSWER_FAULTS, watchEnded } from '@/testing/requests';

const LIST = container('language-list');
const group = () => screen.getByRole('group', { name: 'Dil' });
const language = (name: string) => screen.getByRole('button', { name });
const chosen = () => screen.getByRole('button', { pressed: true }).textContent;
const saves = (shop: Shop) => shop.requests.filter(({ call }) => call === 'settings').map(({ body }) => body);

const left = stayingHere();

async function render(options: PageOptions = {}, html = LIST) {
  const page = await renderPage(html, options);
  await window.vitrin?.ready;
  return page;
}

describe('the choice of language', () => {
  it("names each language in its own words, and marks the page's", { tags: ['S2-2.56'] }, async () => {
    await render();
    const [turkish, english] = within(group()).getAllByRole('button');
    expect(turkish).toHaveTextContent(/^Türkçe$/);
    expect(turkish).toHaveAttribute('lang', 'tr');
    expect(english).toHaveTextContent(/^English$/);
    expect(english).toHaveAttribute('lang', 'en');
    expect(chosen()).toBe('Türkçe');
    expect(turkish).toHaveClass('vt-languages__choice--chosen');
    expect(english).not.toHaveClass('vt-languages__choice--chosen');
  });

  it('speaks English', { tags: ['S2-3.26'] }, async () => {
    await render({ page: { locale: 'en' } });
    expect(screen.getByRole('group', { name: 'Language' })).toBeVisible();
    expect(chosen()).toBe('English');
  });

  it.each([
    ['no', undefined],
    ['one', ['tr']],
    ['one known', ['tr', 'de']],
    ['one repeated', ['tr', 'tr']],
  ])('shows nothing where the page names %s language', { tags: ['S2-2.56', 'S2-3.26'] }, async (_, languages) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await render({ page: { languages } });
    expect(document.querySelector('[data-widget=language-list]')).toHaveAttribute('data-vitrin-state', 'ready');
    expect(screen.queryByRole('button')).toBeNull();
    expect(warn).toHaveBeenCalledTimes(languages?.includes('de') ? 1 : 0);
  });
});

describe('another language', () => {
  it('is saved, and the page loaded anew once it is', { tags: ['S2-4.29', 'S2-7.23', 'D-59'] }, async () => {
    const { user, shop } = await render({ scenario: { speed: 'slow' } });
    await user.click(language('English'));
    expect(chosen()).toBe('English');
    expect(left()).toEqual([]);
    await waitFor(() => {
      expect(left()).toEqual(['reload']);
    });
    expect(shop.requests).toMatchObject([
      { call: 'settings', method: 'POST', body: { key: 'locale', value: 'en' }, status: 200 },
    ]);
    expect(shop.locale).toBe('en');
  });

  it('loads the page anew once what was changed in the cart before is with the shop', { tags: ['D-59'] }, async () => {
    const shop = shopWithCart(2);
    const { user, server } = await render({ shop });
    let go: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      go = resolve;
    });
    server.use(http.patch('*/api/catalog/cart/:id', () => held));
    const quantities = () => shop.cart.items().map(({ quantity }) => quantity);
    const leftWith: unknown[] = [];
    document.addEventListener('vitrin:before-navigate', () => leftWith.push(quantities()), { once: true });
    const changes = shop.cart.items().flatMap(({ id }) => window.vitrin?.cart.setQuantity(id, 7) ?? []);
    const ended = watchEnded();
    await user.click(language('English'));
    await waitFor(() => {
      expect(ended()).toBe(1);
    });
    go();
    await Promise.all(changes);
    await waitFor(() => {
      expect(left()).toEqual(['reload']);
    });
    expect(leftWith).toEqual([[7, 7]]);
  });

  it('is what the next page speaks', { tags: ['S2-3.27'] }, async () => {
    const { user, shop } = await render();
    await user.click(language('English'));
    await waitFor(() => {
      expect(left()).toEqual(['reload']);
    });
    await render({ shop });
    expect(screen.getByRole('group', { name: 'Language' })).toBeVisible();
    expect(chosen()).toBe('English');
  });

  it('is busy while it is saved: it takes no other and keeps the focus', { tags: ['S2-4.30'] }, async () => {
    const { user, shop } = await render({ scenario: { faults: { settings: 'timeout' } } });
    await user.click(language('English'));
    expect(group()).toHaveAttribute('aria-busy', 'true');
    expect(language('English')).toHaveFocus();
    await user.click(language('Türkçe'));
    await user.click(language('English'));
    await waitFor(() => {
      expect(saves(shop)).toHaveLength(1);
    });
    expect(chosen()).toBe('English');
  });

  it('is chosen by keyboard; the present one is not saved again', { tags: ['S2-4.30'] }, async () => {
    const { user, shop } = await render();
    await user.tab();
    expect(language('Türkçe')).toHaveFocus();
    await user.keyboard('{Enter}');
    await user.tab();
    await user.keyboard(' ');
    await waitFor(() => {
      expect(left()).toEqual(['reload']);
    });
    expect(saves(shop)).toEqual([{ key: 'locale', value: 'en' }]);
  });

  it('shows in all lists of the page, and in other tabs, which stay as they are', { tags: ['S2-4.31'] }, async () => {
    const { events } = await render({}, LIST + LIST);
    const otherTab = new BroadcastChannel('vitrin');
    const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    otherTab.postMessage({ kind: 'setting', key: 'locale', value: 'en' });
    await waitFor(() => {
      expect(pressed()).toEqual(['English', 'English']);
    });
    otherTab.postMessage({ kind: 'setting', key: 'locale', value: 'de' });
    // Heard behind it.
    otherTab.postMessage({ kind: 'setting', key: 'defaultCurrency', value: '2' });
    otherTab.close();
    await waitFor(() => {
      expect(events.map(({ type }) => type)).toContain('vitrin:currency-changed');
    });
    expect(pressed()).toEqual(['English', 'English']);
    expect(screen.getAllByRole('group', { name: 'Dil' })).toHaveLength(2);
    expect(left()).toEqual([]);
  });

  it('that was chosen in another tab, or before the visitor stayed, is what a press brings to this page', async () => {
    const { user } = await render();
    new BroadcastChannel('vitrin').postMessage({ kind: 'setting', key: 'locale', value: 'en' });
    await waitFor(() => {
      expect(chosen()).toBe('English');
    });
    for (const times of [1, 2]) {
      await user.click(language('English'));
      await waitFor(() => {
        expect(left()).toEqual(Array(times).fill('reload'));
      });
    }
  });
});

describe('a language that is not saved', () => {
  it('is told of until it is tried again, whatever becomes of another setting', { tags: ['D-64'] }, async () => {
    const { user, shop } = await render({ scenario: { faults: { settings: '422' } } }, LIST + container('currency-list'));
    await user.click(language('English'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Gönderilen bilgiler geçersiz.');
    shop.setScenario({ faults: {} });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Para birimi' }), 'USD');
    await waitFor(() => {
      expect(shop.currencies.find((entry) => entry.default)?.code).toBe('USD');
    });
    expect(await alertsByNow()).toHaveLength(1);
    await user.click(language('English'));
    await waitFor(() => {
      expect(screen.queryByRole('alert')).toBeNull();
    });
  });

  it.each(UNREAD_ANSWER_FAULTS)(
    '%s: is taken back and told, unless it was saved after all',
    { tags: ['S2-8.24', 'F-settings'] },
    async (fault) => {
      const { user, shop } = await render({ scenario: { faults: { settings: fault } } });
      const giveUp = holdRequests();
      await user.click(language('English'));
      await waitFor(() => {
        expect(saves(shop)).toHaveLength(1);
      });
      if (fault === 'timeout') giveUp();
      await waitFor(() => {
        expect(group()).toHaveAttribute('aria-busy', 'false');
      });
      const said = SAID_OF_SAVING[fault];
      // The shop does not document its answer: one that is spoilt on its way says nothing of a failure.
      const isSaved = said === undefined && fault !== '401';
      expect(chosen()).toBe(isSaved ? 'English' : 'Türkçe');
      expect(left()).toEqual(isSaved ? ['reload'] : fault === '401' ? ['/account/login'] : []);
      if (said) expect(await screen.findByRole('alert')).toHaveTextContent(said);
      else expect(await alertsByNow()).toEqual([]);
    },
  );
});
