// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageData } from '@mocks/pageData';
import { container, renderPage, type PageOptions } from '@/testing/page';

const tl = (value: number) => ({ value, currency: 'TL' });
const product = (id: number, change: object = {}) => ({
  id,
  seo: `urun-${id}`,
  name: `Ürün ${id}`,
  image: `${id}.svg`,
  quantity: 5,
  salePrice: tl(100),
  listPrice: tl(200),
  ...change,
});
const many = (count: number) => Array.from({ length: count }, (_, index) => product(index + 1));

/** What Swiper is asked; jsdom has no layout for the real one. */
const moves: number[] = [];
/** The delays between two moves that it was given. */
const delays: number[] = [];
const playing: boolean[] = [];
let isMotionReduced = false;

beforeEach(() => {
  moves.length = 0;
  delays.length = 0;
  playing.length = 0;
  isMotionReduced = false;
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: isMotionReduced }));
});

vi.mock('./slider/swiper', () => ({
  createSlider: (_view: HTMLElement, _size: object, delay: number) => {
    delays.push(delay);
    return {
      move: (by: number) => moves.push(by),
      play: () => playing.push(true),
      rest: () => playing.push(false),
      destroy: () => moves.push(0),
    };
  },
}));

async function show(campaigns: readonly object[], options: PageOptions = {}) {
  const page = await renderPage(container('campaign', { campaigns }, 'data-load="eager"'), options);
  await window.vitrin?.ready;
  return page;
}
const pause = () => screen.findByRole('button', { name: 'Otomatik geçişi durdur: Fırsatlar' });
const settings = (change: Record<string, string>) => ({ scenario: { settings: change } });

describe('campaign', () => {
  it('shows each campaign with its products', { tags: ['S2-2.08', 'S2-9.09'] }, async () => {
    await show([
      { name: 'Fırsatlar', products: [product(1), product(2)] },
      { name: 'Yeniler', products: [product(3)] },
    ]);
    const first = screen.getByRole('region', { name: 'Fırsatlar' });
    expect(first).toHaveAttribute('aria-roledescription', 'kaydırmalı ürün listesi');
    expect(within(first).getByRole('heading', { name: 'Fırsatlar' })).toBeVisible();
    expect(within(first).getByRole('link', { name: 'Ürün 1' })).toHaveAttribute('href', '/urun-1-p-1');
    expect(
      within(first)
        .getAllByRole('group')
        .map((slide) => slide.getAttribute('aria-label')),
    ).toEqual(['1 / 2', '2 / 2']);
    const image = first.querySelector('img');
    expect(image).toHaveAttribute('src', '/images/1.svg');
    expect([image?.width, image?.height]).toEqual([280, 413]);
    expect(within(screen.getByRole('region', { name: 'Yeniler' })).getAllByRole('link')).toHaveLength(1);
  });

  it('shows the sale price and the list price struck through', { tags: ['S2-3.03', 'D-73'] }, async () => {
    await show([{ name: 'Fırsatlar', products: [product(1, { defaultUnit: { id: 1, value: 'KOLİ', multiplier: 12 } })] }]);
    const slide = screen.getByRole('group', { name: '1 / 1' });
    expect(slide).toHaveTextContent(/^Ürün 1Liste fiyatı ₺200,00 Satış fiyatı ₺100,00 \/ KOLİ₺8,33\/ADET$/);
    expect(within(slide).getByText('200,00').closest('s')).not.toBeNull();
  });

  it('takes no tax rate and says nothing about tax', { tags: ['D-17'] }, async () => {
    await show([{ name: 'Fırsatlar', products: [product(1, { taxRate: 20 })] }], settings({ productsWithKdv: '1' }));
    expect(screen.getByRole('group', { name: '1 / 1' })).toHaveTextContent(/₺200,00 Satış fiyatı ₺100,00$/);
  });

  it("shows prices in the page's currency, and a dash for none", async () => {
    await show(
      [{ name: 'Fırsatlar', products: [product(1), product(2, { salePrice: null })] }],
      settings({ defaultCurrency: '2' }),
    );
    expect(screen.getByRole('group', { name: '1 / 2' })).toHaveTextContent('$3,08');
    expect(screen.getByRole('group', { name: '2 / 2' })).toHaveTextContent(/^Ürün 2-Fiyat yok$/);
  });

  it('shows a visitor no prices', { tags: ['S2-6.01', 'S2-3.47'] }, async () => {
    await show([{ name: 'Fırsatlar', products: [product(1)] }], { scenario: { as: 'visitor' } });
    expect(screen.getByRole('group', { name: '1 / 1' })).toHaveTextContent(/^Ürün 1$/);
  });

  it(
    'leaves out what is out of stock where the shop does, and a campaign that has nothing else',
    { tags: ['S2-5.01'] },
    async () => {
      const none = { quantity: 0 };
      await show(
        [
          { name: 'Fırsatlar', products: [product(1, none), product(2)] },
          { name: 'Bitenler', products: [product(3, none)] },
          { name: 'Boş', products: [] },
        ],
        settings({ showNotInStocks: '0' }),
      );
      expect(screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent)).toEqual(['Fırsatlar']);
      expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Ürün 2']);
    },
  );

  it.each([{ rowCount: 2 }, { rowCount: '2' }, { row_count: 2 }, { rowCount: 2, row_count: 5 }])(
    'puts products in rows: %o',
    { tags: ['S2-3.02', 'D-59'] },
    async (rows) => {
      await show([{ name: 'Fırsatlar', products: many(3), ...rows }]);
      expect(screen.getAllByRole('group').map((slide) => within(slide).getAllByRole('link').length)).toEqual([2, 1]);
    },
  );

  it.each([0, -1, null, ''])('takes a row count of %o for one', { tags: ['S2-3.02', 'S2-9.07', 'D-59'] }, async (rowCount) => {
    await show([{ name: 'Fırsatlar', products: many(3), rowCount }]);
    expect(screen.getAllByRole('group')).toHaveLength(3);
  });

  it.each([
    [{ campaigns: 'yok' }, 'campaigns', /received "yok"; allowed: a list of campaigns/],
    [{ campaigns: [{ name: 'A', products: {} }] }, 'campaigns.0.products', /received {}; allowed: a list of products/],
    [
      { campaigns: [{ name: 'A', products: [{ id: 1, name: 'B', salePrice: 5 }] }] },
      'campaigns.0.products.0.salePrice',
      /allowed: a price/,
    ],
  ])('keeps its fallback and names what is wrong in %o', async (data, field, text) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const html = container('campaign', data, 'data-load="eager"').replace('</div>', '<b>Kampanyalar</b></div>');
    const { events } = await renderPage(html);
    await window.vitrin?.ready;
    expect(screen.getByText('Kampanyalar')).toBeVisible();
    expect(warn.mock.calls[0]?.[0]).toMatch(text);
    expect(events.find(({ type }) => type === 'vitrin:error')?.detail).toMatchObject({ code: 'invalid-data', field });
  });
});

describe('its buttons', () => {
  it('move the slides, and stop and start what moves by itself', async () => {
    const { user } = await show([{ name: 'Fırsatlar', products: many(8) }]);
    const toggle = await pause();
    await user.click(screen.getByRole('button', { name: 'Sonraki ürünler: Fırsatlar' }));
    await user.click(screen.getByRole('button', { name: 'Önceki ürünler: Fırsatlar' }));
    expect(moves).toEqual([1, -1]);
    const picture = toggle.innerHTML;
    await user.click(toggle);
    expect(toggle.innerHTML).not.toBe(picture);
    expect(toggle).toHaveAccessibleName('Otomatik geçişi başlat: Fırsatlar');
    expect(toggle).toHaveFocus();
  });

  it(
    'hand Swiper a delay of 5 to 7 seconds, which is drawn once, and start and stop it',
    { tags: ['S2-9.05', 'D-57'] },
    async () => {
      let drawn = 0;
      vi.spyOn(Math, 'random').mockImplementation(() => {
        drawn = (drawn + 0.01) % 1;
        return drawn;
      });
      const { user } = await show([{ name: 'Fırsatlar', products: many(8) }]);
      const toggle = await pause();
      const isPlaying = (wanted: boolean) =>
        waitFor(() => {
          expect(playing.at(-1)).toBe(wanted);
        });
      await isPlaying(true);
      await user.click(toggle);
      await isPlaying(false);
      await user.click(toggle);
      await user.click(document.body);
      await isPlaying(true);
      expect(delays).toEqual([expect.any(Number)]);
      expect(delays[0]).toBeGreaterThanOrEqual(5000);
      expect(delays[0]).toBeLessThanOrEqual(7000);
    },
  );

  it('keep the slides moving where the page shows other products by now', { tags: ['D-57', 'D-74'] }, async () => {
    const products = [...many(8), product(9, { quantity: 0 })];
    const { shop } = await show([{ name: 'Fırsatlar', products }], settings({ showNotInStocks: '1' }));
    await pause();
    await waitFor(() => {
      expect(playing).toEqual([true]);
    });
    const data = pageData(shop);
    const page = document.getElementById('vitrin-page');
    if (page) page.textContent = JSON.stringify({ ...data, settings: { ...data.settings, showNotInStocks: '0' } });
    await waitFor(() => {
      expect(screen.getAllByRole('group')).toHaveLength(8);
    });
    await pause();
    expect(delays).toHaveLength(2);
    await waitFor(() => {
      expect(playing).toEqual([true, false, true]);
    });
  });

  it('say that nothing moves where motion is to be reduced', async () => {
    isMotionReduced = true;
    await show([{ name: 'Fırsatlar', products: many(8) }]);
    expect(await screen.findByRole('button', { name: 'Otomatik geçişi başlat: Fırsatlar' })).toBeVisible();
  });

  it('are gone with the carousel, and the slides are given back', async () => {
    await show([{ name: 'Fırsatlar', products: many(8) }]);
    await pause();
    window.vitrin?.unmount(document);
    await waitFor(() => {
      expect(moves).toEqual([0]);
    });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
