import { screen, waitFor } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { lines, shopWithCart, showCart } from '@/testing/cart';
import { gate, requestsOf } from '@/testing/requests';
import { cart, line } from './cartPage';

describe('a line', { tags: ['D-11'] }, () => {
  it('that the shop joins with another leaves nothing behind', async () => {
    const shop = shopWithCart(1);
    const [line] = shop.cart.items();
    const { user, server } = await showCart(shop);
    const joined = { ...line, id: 4711, quantity: 9 };
    server.use(
      http.patch('*/api/catalog/cart/:id', () => HttpResponse.json(joined)),
      http.get('*/api/catalog/cart', () => HttpResponse.json([joined])),
    );
    await user.click(screen.getByRole('button', { name: /^Artır: / }));
    await waitFor(() => {
      expect(screen.getAllByRole('spinbutton').map((box) => (box as HTMLInputElement).value)).toEqual(['9']);
    });
    expect(lines().map(({ dataset }) => dataset.line)).toEqual(['4711']);
  });

  it('is told to the page once for each call: not for a step that another one follows', async () => {
    const shop = shopWithCart(1);
    const { events } = await showCart(shop);
    // Within one task: no call is over in between.
    for (let step = 0; step < 4; step += 1) screen.getByRole('button', { name: /^Artır: / }).click();
    await cart()?.refresh();
    const operations = events
      .filter(({ type }) => type === 'vitrin:cart-changed')
      .map(({ detail }) => (detail as { change: { operation: string } }).change.operation);
    expect(requestsOf(shop, 'cart.change').at(-1)?.body).toEqual({ quantity: 6 });
    expect(operations.filter((operation) => operation === 'change')).toHaveLength(requestsOf(shop, 'cart.change').length);
  });

  it.each([
    ['another one, which is saved', /^Artır: /, ['4']],
    ['its removal', /^Sepetten çıkar: /, []],
  ])('is not called unsaved where a quantity fails that is followed by %s', { tags: ['D-64'] }, async (_, button, shown) => {
    const shop = shopWithCart(1);
    const { user, server } = await showCart(shop);
    const { open, opened } = gate();
    const asked = vi.fn(() => opened.then(() => new HttpResponse(null, { status: 500 })));
    server.use(http.patch('*/api/catalog/cart/:id', asked, { once: true }));
    await user.click(screen.getByRole('button', { name: /^Artır: / }));
    await waitFor(() => {
      expect(asked).toHaveBeenCalled();
    });
    await user.click(screen.getByRole('button', { name: button }));
    open();
    await cart()?.refresh();
    expect(shop.cart.items().map(({ quantity }) => String(quantity))).toEqual(shown);
    expect(screen.queryAllByRole('spinbutton').map((box) => (box as HTMLInputElement).value)).toEqual(shown);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is not called unsaved where only the answer was lost: the shop has the change', { tags: ['D-64'] }, async () => {
    const shop = shopWithCart(1);
    const { user, server } = await showCart(shop);
    const { open, opened } = gate();
    server.use(
      http.patch('*/api/catalog/cart/:id', ({ params }) => {
        shop.cart.change(String(params.id), { kind: 'quantity', quantity: 3 });
        return HttpResponse.error();
      }),
      http.get('*/api/catalog/cart', () => opened),
    );
    await user.click(screen.getByRole('button', { name: /^Artır: / }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Değişiklik kaydedilemedi.');
    open();
    await waitFor(() => {
      expect(screen.getByRole('spinbutton')).toHaveValue('3');
    });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that could not be saved says so beside each other one, not the last alone', { tags: ['D-65'] }, async () => {
    const shop = shopWithCart(2);
    const { user, server } = await showCart(shop);
    const failing = http.patch('*/api/catalog/cart/:id', () => new HttpResponse(null, { status: 500 }));
    server.use(failing);
    for (const place of [0, 1]) await user.click(line(place).getByRole('button', { name: /^Artır: / }));
    await cart()?.refresh();
    const names = shop.cart.items().map(({ product }) => product.name);
    for (const place of [0, 1])
      expect(line(place).getByRole('alert')).toHaveTextContent(`${names[place]}: Değişiklik kaydedilemedi.`);
    server.resetHandlers();
    await user.click(line(0).getByRole('button', { name: /^Artır: / }));
    await cart()?.refresh();
    expect(line(0).queryByRole('alert')).toBeNull();
    expect(line(1).getByRole('alert')).toBeVisible();
  });

  it('that another computer has taken out is told of, until something else is done', async () => {
    const shop = shopWithCart(3);
    const { user } = await showCart(shop);
    const [first] = shop.cart.items();
    shop.cart.remove(String(first?.id));
    await user.click(line(0).getByRole('button', { name: /^Artır: / }));
    expect(await screen.findByText('Değiştirmek istediğiniz ürün artık sepetinizde değil.')).toBeVisible();
    await user.click(line(0).getByRole('button', { name: /^Artır: / }));
    await cart()?.refresh();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([2, 7])(
    'of %i that could not be taken out is named with the first of the others',
    { tags: ['D-65'] },
    async (count) => {
      const shop = shopWithCart(count);
      const { server } = await showCart(shop);
      server.use(http.delete('*/api/catalog/cart/:id', () => new HttpResponse(null, { status: 500 })));
      await Promise.allSettled(shop.cart.items().map(async ({ id }) => cart()?.remove(id)));
      const names = shop.cart.items().map(({ product }) => product.name);
      const note = `${names.slice(0, 5).join(', ')}${count > 5 ? ' …' : ''} sepetten çıkarılamadı.`;
      await waitFor(() => {
        expect(screen.getByRole('alert')).toHaveTextContent(note);
      });
    },
  );

  /** Takes a line out and asks for it back before the shop's answer, which `open` lets come. */
  const undoBeforeTheAnswer = async (answer?: HttpResponse<null>) => {
    const shop = shopWithCart(2);
    const { user, server } = await showCart(shop);
    const { open, opened } = gate();
    const asked = vi.fn(() => opened.then(() => answer));
    server.use(http.delete('*/api/catalog/cart/:id', asked, { once: true }));
    await user.click(screen.getByRole('button', { name: `Sepetten çıkar: ${shop.cart.items()[0]?.product.name ?? '?'}` }));
    await waitFor(() => {
      expect(asked).toHaveBeenCalled();
    });
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    return { shop, open };
  };

  it('is not doubled where it is put back before its removal has failed', async () => {
    const { shop, open } = await undoBeforeTheAnswer(new HttpResponse(null, { status: 500 }));
    open();
    await waitFor(() => {
      expect(lines()).toHaveLength(2);
    });
    await cart()?.refresh();
    expect(shop.cart.items().map(({ quantity }) => quantity)).toEqual([2, 2]);
    expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent(/sepetten çıkarılamadı\.$/);
  });

  it('is put back where that is asked for before the shop has answered to its removal', async () => {
    const { shop, open } = await undoBeforeTheAnswer();
    open();
    await waitFor(() => {
      expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull();
    });
    expect(shop.cart.items().map(({ quantity }) => quantity)).toEqual([2, 2]);
    expect(shop.requests.filter(({ call }) => call === 'cart.remove')).toHaveLength(1);
  });

  it('is not put back twice where the answer is lost after the shop has acted', async () => {
    const shop = shopWithCart(2);
    const { user } = await showCart(shop);
    await user.click(screen.getByRole('button', { name: `Sepetten çıkar: ${shop.cart.items()[0]?.product.name ?? '?'}` }));
    await waitFor(() => {
      expect(shop.cart.items()).toHaveLength(1);
    });
    shop.setScenario({ faults: { 'cart.add': 'empty' } });
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    await waitFor(() => {
      expect(lines()).toHaveLength(2);
    });
    await cart()?.refresh();
    expect(screen.queryByRole('button', { name: 'Geri al' })).toBeNull();
  });

  it('that is not put back is named by the message', { tags: ['D-64'] }, async () => {
    const shop = shopWithCart(2);
    const { user } = await showCart(shop);
    const name = shop.cart.items()[0]?.product.name ?? '?';
    await user.click(screen.getByRole('button', { name: `Sepetten çıkar: ${name}` }));
    await waitFor(() => {
      expect(shop.cart.items()).toHaveLength(1);
    });
    shop.setScenario({ faults: { 'cart.add': '422' } });
    await user.click(screen.getByRole('button', { name: 'Geri al' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(name);
  });

  it('changes its unit where the shop gives that no id', { tags: ['S1-3.09', 'S1-4.13'] }, async () => {
    const shop = shopWithCart(1);
    const { user, server } = await showCart(shop);
    const [held] = shop.cart.items();
    server.use(
      http.get('*/api/catalog/cart', () =>
        HttpResponse.json([{ ...held, productUnit: { ...held?.productUnit, id: undefined } }]),
      ),
    );
    await cart()?.refresh();
    const choice = line(0).getByRole('combobox', { name: /^Birim: / });
    expect(choice).toHaveDisplayValue('ADET');
    const unit = held?.product.units.find(({ multiplier }) => multiplier > 1)?.id;
    await user.selectOptions(choice, String(unit));
    await waitFor(() => {
      expect(requestsOf(shop, 'cart.change').map(({ body }) => body)).toEqual([{ unit }]);
    });
  });

  it('is not gone where the answer to its removal breaks off', { tags: ['D-9'] }, async () => {
    const shop = shopWithCart(1);
    const { user, server } = await showCart(shop);
    server.use(http.delete('*/api/catalog/cart/:id', () => new HttpResponse('{"success":fal')));
    await user.click(screen.getByRole('button', { name: /^Sepetten çıkar: / }));
    expect(await screen.findByRole('alert')).toHaveTextContent(/sepetten çıkarılamadı/);
    expect(lines()).toHaveLength(1);
  });
});
