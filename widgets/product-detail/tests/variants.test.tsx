// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it, vi } from 'vitest';
import { container, renderPage, type PageOptions, type PageInTest } from '@/testing/page';
import { product, tl } from '@/testing/productList';

/** What a variant of a child says, or a dimension with all its values. */
const variant = (code: string, name: string, ...values: string[]) => ({
  code,
  name,
  values: values.map((value) => ({ name: value })),
});

const child = (id: number, size: string, colour: string, change: object = {}) =>
  product(id, {
    name: `Bot ${size} ${colour}`,
    seo: `bot-${id}`,
    variantCheck: 1,
    variants: [variant('numara', 'Numara', size), variant('renk', 'Renk', colour)],
    ...change,
  });

/** A family of boots without a blue one in 41. */
const family = {
  product: product(9, { name: 'Bot', seo: 'bot', variantCheck: 0 }),
  children: [
    child(91, '40', 'Siyah', { metaTitle: 'Siyah bot, 40 numara', salePrice: tl(110), varyantx: { image: 'siyah 40.svg' } }),
    child(92, '40', 'Mavi'),
    child(93, '41', 'Siyah', { quantity: 0 }),
  ],
  variants: [variant('numara', 'Numara', '40', '41'), variant('renk', 'Renk', 'Siyah', 'Mavi')],
};

async function show(data: object = {}, options: PageOptions = {}, beside = ''): Promise<PageInTest> {
  const page = await renderPage(container('product-detail', { ...family, ...data }, 'id="detail"') + beside, {
    url: '/bot-p-9?kaynak=liste',
    ...options,
  });
  await window.vitrin?.ready;
  // Nobody waits here for the 2.5 seconds of a choice.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  return page;
}
const dropdown = (name: string) => screen.getByRole('combobox', { name });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const viewed = ({ events }: PageInTest) =>
  events.filter(({ type }) => type === 'vitrin:product-viewed').map(({ detail }) => (detail as { productId: number }).productId);
const waitOut = () => {
  vi.advanceTimersByTime(2500);
};
const shownIs = (name: string) => {
  waitOut();
  return waitFor(() => {
    expect(title()).toBe(name);
  });
};
const overlay = () => screen.queryByText('Seçiminiz yükleniyor', { selector: '.vt-detail__wait' });

describe('choosing a variant', () => {
  it('offers every dimension with all its values and nothing chosen', { tags: ['S1-2.35'] }, async () => {
    await show();
    const group = screen.getByRole('group', { name: 'Seçenekler' });
    const offered = within(group)
      .getAllByRole('combobox')
      .map((select) => [...select.children].map(({ textContent }) => textContent));
    expect(offered).toEqual([
      ['Seçiniz', '40', '41'],
      ['Seçiniz', 'Siyah', 'Mavi'],
    ]);
    expect(dropdown('Numara')).toHaveDisplayValue('Seçiniz');
  });

  it.each([
    ['no values', []],
    ['the first value alone', ['40']],
  ])('offers the values of the children where the page names a dimension with %s', { tags: ['S1-3.08'] }, async (_, values) => {
    const [first, ...others] = family.children;
    // Not every child has to say how a dimension is called.
    const nameless = {
      ...first,
      id: 94,
      variants: [{ ...variant('numara', '', '42'), name: null }, variant('renk', '', 'Mavi')],
    };
    const page = await show({
      children: [first, ...others, nameless],
      variants: [variant('numara', 'Numara', ...values), { code: 'renk', name: null }, { code: 'kalite', name: 'Kalite' }],
    });
    const offered = screen.getAllByRole('combobox').map((select) => [...select.children].map(({ textContent }) => textContent));
    expect(offered).toEqual([
      ['Seçiniz', '40', '41', '42'],
      ['Seçiniz', 'Siyah', 'Mavi'],
    ]);
    await page.user.selectOptions(dropdown('Numara'), '40');
    await page.user.selectOptions(dropdown('Renk'), 'Mavi');
    await shownIs('Bot 40 Mavi');
  });

  it('swaps to the child that is what was chosen', { tags: ['S1-3.05', 'S1-4.23', 'D-31', 'D-81'] }, async () => {
    const page = await show();
    await page.user.selectOptions(dropdown('Numara'), '40');
    expect(overlay()).toBeNull();
    await page.user.selectOptions(dropdown('Renk'), 'Siyah');
    expect(overlay()).toBeVisible();
    expect(title()).toBe('Bot');
    await shownIs('Bot 40 Siyah');
    await waitFor(() => {
      expect(overlay()).toBeNull();
    });
    expect(location.pathname + location.search).toBe('/bot-91-p-91');
    expect(document.title).toBe('Siyah bot, 40 numara');
    expect(viewed(page)).toEqual([9, 91]);
    expect(screen.getByText('110,00')).toBeVisible();
    expect(screen.getByRole('img', { name: 'Bot 40 Siyah' })).toHaveAttribute('src', '/images/siyah%2040.svg');
    expect(dropdown('Renk')).toHaveFocus();
    await waitFor(() => {
      expect(document.querySelector('[aria-live]')).toHaveTextContent('Gösterilen ürün: Bot 40 Siyah');
    });
  });

  it('takes quantity and cart over to the child, and leaves the other widgets alone', async () => {
    const price = container('product-price', undefined, 'data-product-id="9"');
    const { user, events } = await show({}, {}, price);
    document.addEventListener(
      'vitrin:before-add',
      (event) => {
        event.preventDefault();
      },
      { once: true },
    );
    await user.click(screen.getByRole('button', { name: /^Artır: / }));
    await user.selectOptions(dropdown('Numara'), '40');
    await user.selectOptions(dropdown('Renk'), 'Mavi');
    await shownIs('Bot 40 Mavi');
    expect(document.title).toBe('Bot 40 Mavi');
    expect(screen.getByRole('spinbutton', { name: 'Miktar: Bot 40 Mavi' })).toHaveValue('2');
    await user.click(screen.getByRole('button', { name: 'Sepete ekle: Bot 40 Mavi' }));
    await waitFor(() => {
      expect(events.find(({ type }) => type === 'vitrin:before-add')?.detail).toEqual({ productId: 92, quantity: 2, unit: 920 });
    });
    expect(document.querySelector('[data-widget=product-price]')).toHaveTextContent('₺100,00');
  });

  it('waits 2.5 s, and starts anew with another choice', { tags: ['S1-4.24', 'S1-9.17', 'D-31'] }, async () => {
    const page = await show();
    vi.useFakeTimers();
    fireEvent.change(dropdown('Numara'), { target: { value: '40' } });
    fireEvent.change(dropdown('Renk'), { target: { value: 'Siyah' } });
    vi.advanceTimersByTime(2499);
    fireEvent.change(dropdown('Renk'), { target: { value: 'Mavi' } });
    vi.advanceTimersByTime(2499);
    expect(title()).toBe('Bot');
    vi.advanceTimersByTime(1);
    expect(title()).toBe('Bot 40 Mavi');
    expect(viewed(page)).not.toContain(91);
  });

  it('swaps nothing once it is unmounted', { tags: ['D-31'] }, async () => {
    await show();
    vi.useFakeTimers();
    fireEvent.change(dropdown('Numara'), { target: { value: '40' } });
    fireEvent.change(dropdown('Renk'), { target: { value: 'Siyah' } });
    window.vitrin?.unmount(document);
    vi.advanceTimersByTime(2500);
    expect(location.pathname).toBe('/bot-p-9');
  });

  it('asks for another where no child is what was chosen', { tags: ['D-31'] }, async () => {
    const { user, shop } = await show();
    await user.selectOptions(dropdown('Numara'), '41');
    await user.selectOptions(dropdown('Renk'), 'Mavi');
    waitOut();
    expect(await screen.findByRole('alert')).toHaveTextContent('Varyant Seçiniz!');
    expect(overlay()).toBeNull();
    expect(title()).toBe('Bot');
    expect(location.pathname).toBe('/bot-p-9');
    await user.selectOptions(dropdown('Renk'), 'Siyah');
    await shownIs('Bot 41 Siyah');
    expect(shop.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('adds no parent, and no child while another is chosen', { tags: ['S1-5.09'] }, async () => {
    const { user, shop } = await show();
    await user.click(screen.getByRole('button', { name: 'Sepete ekle: Bot' }));
    await user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Kapat' }));
    await user.selectOptions(dropdown('Numara'), '40');
    await user.selectOptions(dropdown('Renk'), 'Siyah');
    await shownIs('Bot 40 Siyah');
    await user.selectOptions(dropdown('Numara'), '41');
    await user.click(screen.getByRole('button', { name: 'Sepete ekle: Bot 40 Siyah' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Varyant Seçiniz!');
    expect(shop.requests.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('asks for no choice any more once there is one', { tags: ['D-64'] }, async () => {
    const { user } = await show({ product: family.children[0] });
    const goesWith = async (colour: string) => {
      await user.selectOptions(dropdown('Renk'), 'Mavi');
      await user.click(screen.getByRole('button', { name: 'Sepete ekle: Bot 40 Siyah' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('Varyant Seçiniz!');
      await user.selectOptions(dropdown('Renk'), colour);
    };
    await goesWith('Siyah');
    await waitFor(() => {
      expect(screen.queryByRole('alert')).toBeNull();
    });
    await goesWith('Mavi');
    await shownIs('Bot 40 Mavi');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('has nothing to wait for where the product that shows is chosen again', async () => {
    const { user } = await show({ product: family.children[0] });
    expect(dropdown('Numara')).toHaveDisplayValue('40');
    await user.selectOptions(dropdown('Numara'), '41');
    expect(overlay()).toBeVisible();
    await user.selectOptions(dropdown('Numara'), '40');
    expect(overlay()).toBeNull();
  });

  it('keeps the focus in place of a button that the child does not have', async () => {
    const { user } = await show();
    await user.selectOptions(dropdown('Numara'), '41');
    await user.selectOptions(dropdown('Renk'), 'Siyah');
    screen.getByRole('button', { name: 'Sepete ekle: Bot' }).focus();
    await shownIs('Bot 41 Siyah');
    expect(dropdown('Numara')).toHaveFocus();
  });

  it('gathers the dimensions from the children where the page names none', async () => {
    await show({ variants: undefined });
    expect(dropdown('Renk').children).toHaveLength(3);
  });

  it('offers nothing without children', async () => {
    await show({ children: null });
    expect(screen.queryByRole('group', { name: 'Seçenekler' })).toBeNull();
  });
});
