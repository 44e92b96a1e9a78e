import { screen, waitFor } from '@testing-library/dom';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { addAll, added, amountBox, codeBox, notice, openQuickOrder, ready, rowOf, UNSURE } from './orderPage';

describe('adding all rows', () => {
  it('leaves what failed, red and with its reason, and one of each press', { tags: ['D-65'] }, async () => {
    const { user, shop, goods, events, server } = await openQuickOrder();
    const [first, second, third] = goods;
    server.use(
      http.post(
        `*/api/catalog/cart/${second?.id}`,
        () => HttpResponse.json({ error: { messages: { type: 'Satışa kapalı' } } }, { status: 422 }),
        { once: true },
      ),
    );
    await user.click(codeBox(1));
    await user.paste([first, second, third].map((product) => `${product?.code}\t2`).join('\n'));
    await ready(3);
    await user.click(addAll());
    expect(await screen.findByText('2 satır sepete eklendi. 1 satır eklenemedi, nedeni satırında yazıyor.')).toBeVisible();
    expect(codeBox(1)).toHaveValue(second?.code);
    expect(codeBox(1)).toHaveAccessibleDescription('Satışa kapalı');
    expect(codeBox(2)).toHaveValue('');
    // The row says it, and no message over the page: the first is that of another add.
    server.use(http.post('*/api/catalog/cart/:id', () => HttpResponse.json({}, { status: 403 }), { once: true }));
    const another = { productId: third?.id ?? 0, quantity: 1, unit: third?.defaultUnit?.id ?? 0 };
    await window.vitrin?.cart.add(another).catch(() => undefined);
    expect(await screen.findByRole('alert')).toHaveTextContent('Yönetici hesabı ile bu işlemi gerçekleştiremezsiniz.');
    const detail = events.find(({ type }) => type === 'vitrin:quick-order-added')?.detail as {
      added: unknown[];
      failed: unknown[];
    };
    expect(detail.added).toHaveLength(2);
    expect(detail.failed).toEqual([{ code: second?.code, quantity: 2, reason: 'Satışa kapalı' }]);
    // Mended, it can be added.
    await user.click(amountBox(1));
    await user.keyboard('3{Enter}');
    await ready(1);
    await user.click(addAll());
    await waitFor(() => {
      expect(added(shop)).toEqual([first, third, second].map((product) => `/api/catalog/cart/${product?.id}`));
    });
  });

  it('stops when told to, and keeps the rest', async () => {
    const { user, shop, codes, server } = await openQuickOrder();
    await user.click(codeBox(1));
    await user.paste(codes.slice(0, 3).join('\n'));
    await ready(3);
    const stop = new EventTarget();
    const stopped = new Promise<undefined>((resolve) => {
      stop.addEventListener('stop', () => {
        resolve(undefined);
      });
    });
    server.use(http.post('*/api/catalog/cart/:id', () => stopped, { once: true }));
    await user.click(addAll());
    await user.click(await screen.findByRole('button', { name: 'Durdur' }));
    stop.dispatchEvent(new Event('stop'));
    expect(await screen.findByText('1 satır sepete eklendi.')).toBeVisible();
    expect(added(shop)).toHaveLength(1);
    expect(codeBox(2)).toHaveValue(codes[2]);
    // The button that was pressed is gone.
    expect(codeBox(3)).toHaveFocus();
  });

  it('leaves out a row that is being typed into when its turn comes', async () => {
    const { user, shop, codes, server } = await openQuickOrder();
    await user.click(codeBox(1));
    await user.paste(codes.slice(0, 3).join('\n'));
    await ready(3);
    let go: () => void = () => undefined;
    const held = new Promise<undefined>((resolve) => {
      go = () => {
        resolve(undefined);
      };
    });
    server.use(http.post('*/api/catalog/cart/:id', () => held, { once: true }));
    await user.click(addAll());
    await screen.findByText('Ekleniyor');
    expect(amountBox(1)).toHaveAttribute('readonly');
    expect(addAll()).toHaveAttribute('aria-disabled', 'true');
    expect(addAll()).toHaveAttribute('aria-busy', 'true');
    // What is on its way stays as it was sent.
    await user.click(amountBox(1));
    await user.paste('7\n1');
    await waitFor(async () => {
      expect(await notice()).toHaveTextContent('2 satır alındı.');
    });
    expect(amountBox(1)).toHaveValue('1');
    await user.clear(amountBox(2));
    await user.type(amountBox(2), '12');
    go();
    expect(await screen.findByText('2 satır sepete eklendi.')).toBeVisible();
    await user.keyboard('{Enter}');
    expect(codeBox(1)).toHaveValue(codes[1]);
    expect(amountBox(1)).toHaveValue('12');
    await ready(1);
    await user.click(addAll());
    await screen.findByText('1 satır sepete eklendi.');
    expect(shop.cart.items().map(({ quantity }) => quantity)).toEqual([1, 1, 12]);
  });

  it('does not say that a call without an answer has failed', { tags: ['D-66'] }, async () => {
    const { user, codes, shop, said } = await openQuickOrder();
    await user.click(codeBox(1));
    await user.paste(`${codes[0]}\n${codes[1]}`);
    await ready(2);
    shop.setScenario({ faults: { 'cart.add': 'offline' } });
    await user.click(addAll());
    expect(await rowOf(1).findByText(UNSURE)).toBeVisible();
    await waitFor(() => {
      expect(said().at(-1)).toContain(`0 satır sepete eklendi. ${UNSURE}`);
    });
    expect(screen.queryByRole('link', { name: 'Sepete git' })).toBeNull();
  });

  it(
    'stops where no answer came, goes on with what was not tried, and adds what is in doubt only when told to',
    { tags: ['D-66'] },
    async () => {
      const { user, shop, goods, server } = await openQuickOrder();
      const [first, second, third, fourth] = goods;
      server.use(http.post(`*/api/catalog/cart/${second?.id}`, () => HttpResponse.error(), { once: true }));
      await user.click(codeBox(1));
      await user.paste([first, second, third, fourth].map((product) => `${product?.code}\t2`).join('\n'));
      await ready(4);
      await user.click(addAll());
      expect(await screen.findByText(`1 satır sepete eklendi. ${UNSURE}`)).toBeVisible();
      expect(codeBox(1)).toHaveAccessibleDescription(UNSURE);
      expect(codeBox(2)).toHaveAccessibleDescription('Hazır');
      expect(codeBox(3)).toHaveAccessibleDescription('Hazır');
      expect(added(shop)).toEqual([`/api/catalog/cart/${first?.id}`]);
      await user.click(screen.getByRole('button', { name: '2 satırı sepete ekle' }));
      expect(await screen.findByText('2 satır sepete eklendi.')).toBeVisible();
      expect(codeBox(1)).toHaveValue(second?.code);
      expect(codeBox(2)).toHaveValue('');
      expect(addAll()).toHaveAttribute('aria-disabled', 'true');
      // The visitor has looked at the cart.
      await user.click(screen.getByRole('button', { name: 'Tekrar dene: 1. satır' }));
      expect(codeBox(1)).toHaveAccessibleDescription('Hazır');
      expect(amountBox(1)).toHaveFocus();
      await user.click(screen.getByRole('button', { name: '1 satırı sepete ekle' }));
      await waitFor(() => {
        expect(added(shop)).toEqual([first, third, fourth, second].map((product) => `/api/catalog/cart/${product?.id}`));
      });
    },
  );

  it('goes on past a row that was refused, and lets that be tried again as it is', { tags: ['D-65'] }, async () => {
    const { user, shop, goods, server } = await openQuickOrder();
    const [first, second, third] = goods;
    const answer = (id: unknown, status: number) =>
      http.post(`*/api/catalog/cart/${String(id)}`, () => HttpResponse.json({}, { status }), { once: true });
    server.use(answer(first?.id, 422), answer(second?.id, 503));
    await user.click(codeBox(1));
    await user.paste([first, second, third].map((product) => `${product?.code}\t2`).join('\n'));
    await ready(3);
    await user.click(addAll());
    // A gateway that does not reach the shop would say so of every other row.
    expect(
      await screen.findByText(`0 satır sepete eklendi. 1 satır eklenemedi, nedeni satırında yazıyor. ${UNSURE}`),
    ).toBeVisible();
    expect(codeBox(1)).toHaveAccessibleDescription('Sepete eklenemedi.');
    expect(codeBox(2)).toHaveAccessibleDescription(/^Yanıt alınamadı/);
    expect(codeBox(3)).toHaveAccessibleDescription('Hazır');
    await user.click(screen.getByRole('button', { name: 'Tekrar dene: 1. satır' }));
    await user.click(screen.getByRole('button', { name: '2 satırı sepete ekle' }));
    await waitFor(() => {
      expect(added(shop)).toEqual([first, third].map((product) => `/api/catalog/cart/${product?.id}`));
    });
  });
});

it('counts the rows anew when the cart takes what they are of', { tags: ['D-65'] }, async () => {
  const { user, shop, goods } = await openQuickOrder();
  const good = goods.find(({ units }) => units.length > 0) ?? goods[0];
  await user.type(codeBox(1), `${good?.code}{Enter}`);
  await ready(1);
  shop.cart.add(String(good?.id), String(good?.defaultUnit?.id), good?.quantity ?? 0);
  await window.vitrin?.cart.refresh();
  expect(await screen.findByText('0 / 1 satır hazır')).toBeVisible();
  expect(addAll()).toHaveAttribute('aria-disabled', 'true');
});

it('leaves a product to who is adding it elsewhere: the page is asked about no second one', async () => {
  const { user, goods, codes, events, server } = await openQuickOrder();
  const [good] = goods;
  await user.type(codeBox(1), `${codes[0]}{Enter}`);
  await ready(1);
  server.use(http.post('*/api/catalog/cart/:id', () => new Promise<never>(() => undefined)));
  window.vitrin?.cart.add({ productId: good?.id ?? 0, quantity: 1, unit: good?.defaultUnit?.id ?? 0 }).catch(() => undefined);
  await user.click(addAll());
  expect(await screen.findByText('0 satır sepete eklendi.')).toBeVisible();
  expect(codeBox(1)).toHaveAccessibleDescription('Hazır');
  expect(events.filter(({ type }) => type === 'vitrin:before-add')).toHaveLength(1);
});
