// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { fillCart } from '@mocks/shop/fillCart';
import { shopWithCart } from '@/testing/cart';
import { container, renderPage, watchSaid } from '@/testing/page';
import { SENT_LINE } from '@/testing/requests';

/** The mini cart, open; `answered` is what the shop answers in the place of its cart. */
async function openPanel(lines: number, answered?: readonly object[]) {
  const shop = shopWithCart(lines);
  const page = await renderPage('', { shop, page: { debitAging: null } });
  if (answered) page.server.use(http.get('*/api/catalog/cart', () => HttpResponse.json(answered)));
  document.body.insertAdjacentHTML('beforeend', container('cart-icon'));
  await page.user.click(await screen.findByRole('button', { name: /^Sepet/ }));
  const panel = await screen.findByRole('region', { name: 'Sepetim' });
  return { ...page, shop, panel };
}
const amounts = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('button', { name: /, değiştir: / })
    .map(({ textContent }) => textContent);

describe('the mini cart', () => {
  it('has all lines of a cart of hundreds, once it is open', async () => {
    const shop = shopWithCart(1);
    fillCart(shop, 120);
    const { user } = await renderPage(container('cart-icon'), { shop, page: { debitAging: null } });
    await user.click(await screen.findByRole('button', { name: /^Sepet/ }));
    const list = await within(await screen.findByRole('region', { name: 'Sepetim' })).findByRole('list');
    await waitFor(() => {
      expect(list).not.toHaveAttribute('aria-busy');
    });
    expect(list.childElementCount).toBe(120);
    expect(list.lastElementChild).toHaveTextContent(/-120/);
  });
});

describe('a line of the mini cart', () => {
  it('has its quantity changed where it stands', { tags: ['D-28'] }, async () => {
    const { user, shop, panel } = await openPanel(2);
    const [first] = within(panel).getAllByRole('button', { name: /, değiştir: / });
    if (!first) throw new Error('no line can be changed');
    expect(first).toHaveAttribute('aria-expanded', 'false');
    await user.click(first);
    const box = await within(panel).findByRole('spinbutton');
    expect(box).toHaveFocus();
    expect(first).toHaveAttribute('aria-expanded', 'true');
    await user.keyboard('7{Enter}');
    await waitFor(() => {
      expect(shop.cart.items()[0]?.quantity).toBe(7);
    });
    expect(amounts(panel)[0]).toMatch(/^7 /);
    await user.keyboard('{Escape}');
    // One press closes one thing: the panel is open, and the focus where it was.
    expect(within(panel).queryByRole('spinbutton')).toBeNull();
    expect(first).toHaveFocus();
    // Its button opens it, and closes it.
    await user.click(first);
    expect(await within(panel).findByRole('spinbutton')).toBeVisible();
    await user.click(first);
    expect(within(panel).queryByRole('spinbutton')).toBeNull();
  });

  it('says what it made of what is no quantity', { tags: ['D-63'] }, async () => {
    const { user, panel } = await openPanel(1);
    await user.click(within(panel).getByRole('button', { name: /, değiştir: / }));
    const box = await within(panel).findByRole('spinbutton');
    await user.clear(box);
    await user.type(box, '1,5{Enter}');
    await waitFor(() => {
      expect(document.querySelector('[aria-live]')).toHaveTextContent(/^Miktar 1 olarak alındı: /);
    });
  });

  it('leads nowhere by the second click of a double one, which took out the line before', async () => {
    const { panel } = await openPanel(2);
    const [link] = within(panel)
      .getAllByRole('link')
      .filter((each) => each.closest('li'));
    if (!link) throw new Error('no line has a link');
    expect(fireEvent.click(link, { detail: 2 })).toBe(false);
  });

  it('is taken out, and put back, and each is said once', async () => {
    const { user, shop, panel } = await openPanel(2);
    const [gone] = shop.cart.items();
    const said = watchSaid();
    await user.click(within(panel).getByRole('button', { name: new RegExp(`değiştir: ${gone?.product.name}$`) }));
    await user.click(await within(panel).findByRole('button', { name: /^Sepetten çıkar/ }));
    await waitFor(() => {
      expect(shop.cart.items()).toHaveLength(1);
    });
    const undo = await within(panel).findByRole('button', { name: 'Geri al' });
    await waitFor(() => {
      expect(undo).toHaveFocus();
    });
    expect(undo).toHaveAccessibleDescription(`${gone?.product.name} sepetten çıkarıldı.`);
    await user.click(undo);
    await waitFor(() => {
      expect(shop.cart.items()).toHaveLength(2);
    });
    await waitFor(() => {
      expect(said()).toEqual([`${gone?.product.name} sepete eklendi`]);
    });
    expect(within(panel).queryByRole('button', { name: 'Geri al' })).toBeNull();
    expect(panel).toBeVisible();
  });

  it('that could not be taken out is back, says so, and the focus is not lost', { tags: ['F-cart.remove'] }, async () => {
    const { user, shop, panel } = await openPanel(2);
    shop.setScenario({ faults: { 'cart.remove': '500' } });
    const [first] = await within(panel).findAllByRole('button', { name: /, değiştir: / });
    if (!first) throw new Error('no line can be changed');
    await user.click(first);
    await user.click(await within(panel).findByRole('button', { name: /^Sepetten çıkar/ }));
    expect(await within(panel).findByRole('alert')).toHaveTextContent('Sepet değiştirilemedi.');
    expect(within(panel).getAllByRole('listitem')).toHaveLength(2);
    expect(panel).toHaveFocus();
  });

  it('whose amount was not saved says so, also where it was closed before the answer', { tags: ['F-cart.change'] }, async () => {
    const { user, shop, panel } = await openPanel(2);
    shop.setScenario({ faults: { 'cart.change': '500' } });
    const [first] = await within(panel).findAllByRole('button', { name: /, değiştir: / });
    if (!first) throw new Error('no line can be changed');
    await user.click(first);
    await within(panel).findByRole('spinbutton');
    await user.keyboard('7{Enter}{Escape}');
    expect(within(panel).queryByRole('spinbutton')).toBeNull();
    expect(await within(panel).findByRole('alert')).toHaveTextContent('Sepet değiştirilemedi.');
    expect(amounts(panel)[0]).toMatch(/^2 /);
    expect(first).toHaveFocus();
  });

  it('that was the last one can be put back from the empty cart', async () => {
    const { user, shop, panel } = await openPanel(1);
    await user.click(within(panel).getByRole('button', { name: /, değiştir: / }));
    await user.click(await within(panel).findByRole('button', { name: /^Sepetten çıkar/ }));
    expect(await within(panel).findByText(/boş/)).toBeVisible();
    await user.click(await within(panel).findByRole('button', { name: 'Geri al' }));
    await waitFor(() => {
      expect(shop.cart.items()).toHaveLength(1);
    });
  });
});

describe('a line of the mini cart that cannot be read', { tags: ['D-68'] }, () => {
  it('is only taken out: no link leads to no product, no box counts what nobody knows', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, panel } = await openPanel(1, [{ id: 7, product: { code: 'V-8', name: null }, quantity: 'çok' }]);
    const line = within(panel).getByRole('listitem');
    expect(within(line).queryByRole('link')).toBeNull();
    await user.click(within(line).getByRole('button', { name: /, değiştir: V-8$/ }));
    expect(await within(line).findByRole('button', { name: 'Sepetten çıkar: V-8' })).toHaveFocus();
    expect(within(line).queryByRole('spinbutton')).toBeNull();
    warn.mockRestore();
  });

  it('stands there once where a line before it goes', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const nameless = (name: string) => ({ ...SENT_LINE, id: null, product: { ...SENT_LINE.product, name } });
    const { user, server, panel } = await openPanel(1, [SENT_LINE, nameless('Somun'), nameless('Pul')]);
    server.use(http.delete('*/api/catalog/cart/1', () => HttpResponse.json({ success: true })));
    await user.click(within(panel).getByRole('button', { name: /, değiştir: Vida M8$/ }));
    await user.click(await within(panel).findByRole('button', { name: /^Sepetten çıkar/ }));
    const names = within(panel)
      .getAllByRole('listitem')
      .map((line) => line.querySelector('.vt-cart-panel__name')?.textContent);
    expect(names).toEqual(['Somun', 'Pul']);
    warn.mockRestore();
  });
});
