import { screen, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { container, renderPage, type PageOptions } from '@/testing/page';

const line = (change: object = {}) => ({
  productName: 'Vida M8',
  productCode: 'V-8',
  productQuantity: 3,
  link: '/vida-m8-p-8',
  ...change,
});

async function show(carts: unknown, options: PageOptions = {}) {
  const html = container('carts', { carts }).replace('</div>', '<p>Sepetler</p></div>');
  const page = await renderPage(html, options);
  await window.vitrin?.ready;
  return page;
}
const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

describe('carts', () => {
  it(
    'shows a card for each cart, with its lines',
    { tags: ['S2-6.03', 'S2-2.65', 'S2-2.67', 'S2-3.38', 'S2-7.28'] },
    async () => {
      const { shop } = await show([
        { userName: 'Ayşe Demir', items: [line(), line({ productName: 'Somun', productCode: 'S-1', productQuantity: '12' })] },
        { userName: 'Can', items: [line()] },
      ]);
      expect(screen.getByRole('heading', { name: 'Müşteri Sepetleri', level: 2 })).toBeVisible();
      expect(names()).toEqual(['Ayşe Demir', 'Can']);
      const [first] = screen.getAllByRole('list');
      expect(
        within(first ?? document.body)
          .getAllByRole('listitem')
          .map(({ textContent }) => textContent),
      ).toEqual(['Vida M8V-8× 3', 'SomunS-1× 12']);
      expect(shop.requests).toEqual([]);
      expect(screen.queryByText('Sepetler')).toBeNull();
    },
  );

  it('says unit, number of lines, time and total where the shop does', async () => {
    const told = { total: { value: 1234.5, currency: 'TL' }, updatedAt: '2026-11-21T14:05:00' };
    await show([
      { userName: 'Ayşe', items: [line({ productUnit: 'PAKET', productQuantity: 1.5 })], ...told },
      { userName: 'Can', items: [line()], total: 'çok', updatedAt: {} },
    ]);
    const [first, second] = names().map((name) => screen.getByRole('heading', { name }).parentElement?.parentElement);
    expect(first).toHaveTextContent('Ayşe1 ürünSon değişiklik: 21.11.2026 14:05Vida M8V-81,5 PAKETToplam₺1.234,50');
    expect(second).toHaveTextContent(/^Can1 ürünVida M8V-8× 3$/);
  });

  it.each([
    ['2', '$12,00'],
    [{ id: 2 }, '$12,00'],
  ])('names the currency of a total that is given as %j', { tags: ['D-1'] }, async (currency, total) => {
    await show([{ userName: 'Ayşe', items: [line()], total: { value: 12, currency } }]);
    expect(screen.getByText('Toplam').parentElement).toHaveTextContent(`Toplam${total}`);
  });

  it('opens the product of a line in a new tab that cannot reach this one', { tags: ['S2-2.68'] }, async () => {
    await show([{ userName: 'Ayşe', items: [line()] }]);
    const link = screen.getByRole('link', { name: /^Vida M8\s?V-8\s?× 3$/, description: '(yeni sekme)' });
    expect(link).toHaveAttribute('href', '/vida-m8-p-8');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(link.parentElement?.childNodes).toHaveLength(1);
  });

  it.each([null, '', ' ', undefined])('calls a customer without a name a guest: %j', { tags: ['S2-2.66'] }, async (userName) => {
    await show([{ userName, items: [line()] }]);
    expect(names()).toEqual(['Misafir Kullanıcı']);
  });

  it.each(['https://shop.example/p', 'http://shop.example', 'vida-p-8', '?p=8'])(
    'follows %j',
    { tags: ['S2-3.39'] },
    async (link) => {
      await show([{ userName: 'Ayşe', items: [line({ link })] }]);
      expect(screen.getByRole('link')).toHaveAttribute('href', link);
    },
  );

  it.each([
    'javascript:alert(1)',
    ' java\nscript:alert(1)',
    'data:text/html,x',
    'mailto:a@b.co',
    'https://',
    '',
    null,
    undefined,
    8,
  ])('does not follow %j, and shows the line as text', { tags: ['S2-3.39', 'D-61'] }, async (link) => {
    await show([{ userName: 'Ayşe', items: [line({ link })] }]);
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Vida M8').closest('a')?.getAttributeNames()).toEqual(['class']);
  });

  it('says so where there are none', { tags: ['S2-8.30'] }, async () => {
    await show([]);
    expect(screen.getByText('Henüz sepet verisi bulunmuyor.')).toBeVisible();
    expect(names()).toEqual([]);
  });

  it('leaves out what cannot be read, a cart or a line, and says so once', { tags: ['S2-3.38', 'D-68'] }, async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { events } = await show([
      { userName: 'Ayşe', items: [line()] },
      { userName: 'Can', items: 'yok' },
      null,
      { userName: 'Ece', items: [line(), line({ productQuantity: 'çok' })] },
      { userName: 'Naz', items: [] },
    ]);
    expect(names()).toEqual(['Ayşe', 'Ece', 'Naz']);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    const said = '2 of 5 carts, 1 of 2 lines left out. carts.1.items: received "yok"; allowed: a list of lines.';
    expect(warn.mock.calls.map(([text]) => String(text).replace(/^.*?: /, ''))).toEqual([said]);
    expect(events.filter(({ type }) => type === 'vitrin:error').map(({ detail }): unknown => detail)).toEqual([
      { code: 'invalid-data', widget: 'carts', field: 'carts.1.items', message: said },
    ]);
  });

  it.each([
    [undefined, 'carts'],
    [null, 'carts'],
    [{}, 'carts'],
    ['yok', 'carts'],
    [[null], 'carts.0'],
    [[{ userName: 'Ayşe' }, 7], 'carts.0.items'],
  ])('keeps its fallback where none can be read: %j', { tags: ['S2-3.38', 'D-68'] }, async (carts, field) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { events } = await show(carts);
    expect(screen.getByText('Sepetler')).toBeVisible();
    expect(warn.mock.calls).toHaveLength(1);
    expect(warn.mock.calls[0]?.[0]).toMatch(new RegExp(`${field}: received .*; allowed: .*stays`));
    expect(events.find(({ type }) => type === 'vitrin:error')?.detail).toMatchObject({ code: 'invalid-data', field });
  });

  it('keeps text text', async () => {
    await show([
      { userName: '<b>Ayşe</b>', items: [line({ productName: '<img src=x onerror=alert(1)>', productCode: '&amp;' })] },
    ]);
    expect(names()).toEqual(['<b>Ayşe</b>']);
    expect(screen.getByRole('link')).toHaveTextContent('<img src=x onerror=alert(1)>&amp;× 3');
    expect(document.querySelector('.vt-carts img, .vt-carts b')).toBeNull();
  });

  it('leaves cards out of sight to the browser, each at about its height', async () => {
    await show([
      { userName: 'Ayşe', items: [line()] },
      { userName: 'Can', items: Array.from({ length: 50 }, () => line()) },
    ]);
    const heights = [...document.querySelectorAll<HTMLElement>('.vt-carts__card')].map(({ style }) =>
      Number.parseInt(style.containIntrinsicSize.replace('auto ', ''), 10),
    );
    expect(heights).toEqual([129, 3118]);
  });

  it('speaks English', async () => {
    await show([{ userName: '', items: [line()] }], { page: { locale: 'en' } });
    expect(screen.getByRole('heading', { name: "Customers' carts" })).toBeVisible();
    expect(names()).toEqual(['Guest']);
  });
});
