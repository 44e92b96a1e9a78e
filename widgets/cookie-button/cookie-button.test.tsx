import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { Shop } from '@mocks/shop/shop';
import { container, renderPage, type PageOptions } from '@/testing/page';
import { holdRequests, SAID, stayingHere, UNREAD_ANSWER_FAULTS } from '@/testing/requests';

const BUTTON = container('cookie-button');
const banner = () => screen.queryByRole('region', { name: 'Çerez bildirimi' });
const accept = () => screen.getByRole('button', { name: 'Kabul et' });
const calls = (shop: Shop) => shop.requests.filter(({ call }) => call === 'cookies');

const left = stayingHere();

async function render(options: PageOptions = {}, html = `<a href="#bir">Bir</a>${BUTTON}<a href="#iki">İki</a>`) {
  const page = await renderPage(html, options);
  await window.vitrin?.ready;
  return page;
}

describe('the cookie banner', () => {
  it.each([
    ['no record', null],
    ['a refusal', false],
    ['"0"', '0'],
    ['nonsense', 'evet'],
  ])('shows where the page says %s', { tags: ['S2-2.57', 'S2-4.32'] }, async (_, cookieAllowed) => {
    await render({ page: { cookieAllowed } });
    expect(banner()).toHaveTextContent('Size daha iyi hizmet verebilmek için bu sitede çerez kullanıyoruz.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.body).toHaveFocus();
  });

  it.each([
    ['consent', { cookieAllowed: true }],
    ['"1"', { cookieAllowed: '1' }],
    ['nothing of it', { cookieAllowed: undefined }],
  ])('does not where the page says %s', { tags: ['S2-3.28'] }, async (_, page) => {
    await render({ page });
    expect(banner()).toBeNull();
  });

  it('does not on a page that says nothing at all', { tags: ['S2-3.28'] }, async () => {
    await render({ page: null });
    expect(banner()).toBeNull();
  });

  it.each(['/cerezler', 'https://shop.example/cerezler'])('may link to a policy: %s', { tags: ['D-81'] }, async (href) => {
    await render({}, BUTTON.replace('data-widget', `data-policy-href="${href}" data-widget`));
    expect(screen.getByRole('link', { name: 'Çerez politikası' })).toHaveAttribute('href', href);
  });

  it('has no link where none is named', async () => {
    await render();
    expect(screen.queryByRole('link', { name: 'Çerez politikası' })).toBeNull();
  });

  it('speaks English', async () => {
    await render({ page: { locale: 'en' } });
    expect(screen.getByRole('region', { name: 'Cookie notice' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Accept' })).toBeVisible();
  });
});

describe('consent', () => {
  it(
    'hides the banner at the click, before the shop has answered, and is sent once',
    { tags: ['S2-4.33', 'S2-7.24', 'D-59'] },
    async () => {
      const { user, shop } = await render({ scenario: { speed: 'slow' } }, BUTTON + BUTTON);
      const [first] = screen.getAllByRole('button', { name: 'Kabul et' });
      if (first) await user.dblClick(first);
      expect(banner()).toBeNull();
      await waitFor(() => {
        expect(calls(shop)).toMatchObject([
          { method: 'POST', path: '/api/catalog/cookies', body: { allowCookies: true }, token: shop.csrfToken, status: 200 },
        ]);
      });
      expect(banner()).toBeNull();
    },
  );

  it('is remembered by the shop: the next page does not ask', { tags: ['S2-4.33'] }, async () => {
    const { user, shop } = await render();
    await user.click(accept());
    await waitFor(() => {
      expect(calls(shop)[0]?.status).toBe(200);
    });
    await render({ shop });
    expect(banner()).toBeNull();
  });

  it('holds on a page that was written before it, as the way back brings one', { tags: ['S2-4.33', 'D-74'] }, async () => {
    const { user, shop } = await render();
    await user.click(accept());
    await waitFor(() => {
      expect(calls(shop)[0]?.status).toBe(200);
    });
    const data = document.querySelector('#vitrin-page');
    data?.append(' ');
    window.vitrin?.refresh();
    expect(banner()).toBeNull();
  });

  it('gives the focus back to where it came from', { tags: ['S2-4.33'] }, async () => {
    const { user } = await render();
    await user.tab();
    await user.tab();
    expect(accept()).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(banner()).toBeNull();
    expect(screen.getByRole('link', { name: 'Bir' })).toHaveFocus();
  });

  it('gives the focus back where its own link had it last', { tags: ['S2-4.33'] }, async () => {
    const { user } = await render(
      {},
      `<a href="#bir">Bir</a>${BUTTON.replace('data-widget', 'data-policy-href="/cerezler" data-widget')}`,
    );
    await user.tab();
    await user.tab();
    expect(screen.getByRole('link', { name: 'Çerez politikası' })).toHaveFocus();
    await user.tab();
    await user.keyboard('{Enter}');
    expect(banner()).toBeNull();
    expect(screen.getByRole('link', { name: 'Bir' })).toHaveFocus();
  });

  it('is asked of a visitor as well', async () => {
    const { user, shop } = await render({ scenario: { as: 'visitor' } });
    await user.click(accept());
    await waitFor(() => {
      expect(calls(shop)[0]?.status).toBe(200);
    });
  });
});

describe('consent that cannot be sent', () => {
  it.each(UNREAD_ANSWER_FAULTS)(
    '%s: is asked for again, with an alert, unless it arrived; the next click sends it',
    { tags: ['S2-8.25', 'F-cookies', 'D-59'] },
    async (fault) => {
      const { user, shop } = await render({ scenario: { faults: { cookies: fault } } });
      const giveUp = holdRequests();
      await user.click(accept());
      await waitFor(() => {
        expect(calls(shop)).toHaveLength(1);
      });
      if (fault === 'timeout') giveUp();
      const said = fault === '401' ? 'Oturumunuz sona erdi.' : SAID[fault];
      if (said) {
        expect(await screen.findByRole('alert')).toHaveTextContent(said);
        shop.setScenario({ faults: {} });
        await user.click(await screen.findByRole('button', { name: 'Kabul et' }));
      }
      await waitFor(() => {
        expect(calls(shop).at(-1)?.status).toBe(200);
      });
      expect(banner()).toBeNull();
      await waitFor(() => {
        expect(screen.queryByRole('alert')).toBeNull();
      });
      // Nobody is sent to the login for a cookie.
      expect(left()).toEqual([]);
    },
  );
});
