import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { container } from '@/testing/page';
import { holdRequests } from '@/testing/requests';
import { addAll, added, amountBox, codeBox, openQuickOrder, ready, rowOf, UNSURE } from './orderPage';

describe('a draft', () => {
  it("survives a reload without what was added, and is no other user's", async () => {
    const { user, shop, codes, goods } = await openQuickOrder();
    await user.click(codeBox(1));
    await user.paste(`${codes[0]}\t4\nYOK-7\t2\tKOLİ`);
    await screen.findByText('1 / 2 satır hazır');
    await user.click(addAll());
    await screen.findByText('1 satır sepete eklendi.');
    await openQuickOrder({}, { shop });
    expect(await screen.findByDisplayValue('YOK-7')).toBe(codeBox(1));
    expect(amountBox(1)).toHaveValue('2');
    expect(screen.queryByDisplayValue(goods[0]?.code ?? '')).toBeNull();
    await openQuickOrder({}, { shop, page: { user: { id: 4711 } } });
    expect(codeBox(1)).toHaveValue('');
  });

  it('is there after the login of a user whose session had ended, and who was a visitor until then', async () => {
    const { user, shop } = await openQuickOrder();
    await user.click(codeBox(1));
    await user.paste('YOK-7\t2');
    window.dispatchEvent(new Event('pagehide'));
    await openQuickOrder({}, { shop, page: { user: null } });
    expect(codeBox(1)).toHaveValue('');
    await user.click(codeBox(1));
    await user.paste('YOK-8');
    window.dispatchEvent(new Event('pagehide'));
    await openQuickOrder({}, { shop });
    expect(codeBox(1)).toHaveValue('YOK-7');
  });

  it('brings nothing back that was added while the storage was full', async () => {
    const { user, shop, codes } = await openQuickOrder();
    await user.click(codeBox(1));
    await user.paste(codes.slice(0, 3).join('\n'));
    await ready(3);
    fireEvent(window, new Event('pagehide'));
    const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(addAll());
    await screen.findByText('3 satır sepete eklendi.');
    fireEvent(window, new Event('pagehide'));
    full.mockRestore();
    await openQuickOrder({}, { shop });
    expect(codeBox(1)).toHaveValue('');
  });

  it('keeps what is being typed when the page is left', async () => {
    const { user, shop, codes } = await openQuickOrder();
    await user.click(codeBox(1));
    await user.keyboard(`${codes[0]}{Tab}250`);
    window.dispatchEvent(new Event('pagehide'));
    await openQuickOrder({}, { shop });
    expect(codeBox(1)).toHaveValue(codes[0]);
    expect(amountBox(1)).toHaveValue('250');
  });

  it('keeps all its lines when the page is left before all are there', async () => {
    const lines = Array.from({ length: 90 }, (_, at) => ({ code: `YOK-${at}`, quantity: 2 }));
    const { shop, stop } = await openQuickOrder({ lines });
    await screen.findByText('0 / 30 satır hazır');
    stop();
    await openQuickOrder({ lines }, { shop });
    expect(await screen.findByText('0 / 90 satır hazır')).toBeVisible();
  });

  it('keeps a row that is on its way to the cart when the page is left', { tags: ['D-66'] }, async () => {
    const { user, shop, codes } = await openQuickOrder();
    await user.click(codeBox(1));
    await user.paste(`${codes[0]}\t4`);
    await ready(1);
    shop.setScenario({ faults: { 'cart.add': 'timeout' } });
    const giveUp = holdRequests();
    await user.click(addAll());
    await waitFor(() => {
      expect(added(shop)).toHaveLength(1);
    });
    window.dispatchEvent(new Event('pagehide'));
    giveUp();
    shop.setScenario({ faults: {} });
    await openQuickOrder({}, { shop });
    expect(await rowOf(1).findByText(UNSURE)).toBeVisible();
    expect(amountBox(1)).toHaveValue('4');
  });

  it('says the same of its rows as the cart where the page takes its container away while they are added', async () => {
    const { user, shop, goods, server, said } = await openQuickOrder();
    const [first, second] = goods;
    await user.click(codeBox(1));
    await user.paste(`${first?.code}\t4\n${second?.code}\t5`);
    await ready(2);
    const gone = new EventTarget();
    const answered = new Promise<undefined>((resolve) => {
      gone.addEventListener('gone', () => {
        resolve(undefined);
      });
    });
    server.use(http.post('*/api/catalog/cart/:id', () => answered, { once: true }));
    await user.click(addAll());
    document.querySelector('[data-widget]')?.remove();
    gone.dispatchEvent(new Event('gone'));
    // What became of all is told where it was asked for.
    await waitFor(() => {
      expect(said().at(-1)).toMatch(/satır sepete eklendi/);
    });
    expect(added(shop)).toEqual([`/api/catalog/cart/${first?.id}`]);
    document.body.insertAdjacentHTML('afterbegin', container('quick-order', {}, 'data-load="eager"'));
    expect(await screen.findByText('1 / 2 satır hazır')).toBeVisible();
    expect(codeBox(1)).toHaveAccessibleDescription(UNSURE);
  });

  it('is what the tab has kept when the browser brings the page back as it was', async () => {
    const { user, codes } = await openQuickOrder();
    await user.click(codeBox(1));
    await user.paste(`${codes[0]}\t4\n${codes[1]}\t5`);
    await ready(2);
    window.dispatchEvent(new Event('pagehide'));
    // On another page of the shop one was added, and one typed.
    const place = 'vitrin:quick-order';
    const draft = JSON.parse(sessionStorage.getItem(place) ?? '') as { kept: { lines: unknown[] } };
    draft.kept.lines.splice(0, 1);
    draft.kept.lines.push({ code: 'YOK-9', quantity: '3', unit: null, isInDoubt: false });
    sessionStorage.setItem(place, JSON.stringify(draft));
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(await screen.findByText('1 / 2 satır hazır')).toBeVisible();
    expect([codeBox(1), amountBox(1), codeBox(2)].map((box) => (box as HTMLInputElement).value)).toEqual([
      codes[1],
      '5',
      'YOK-9',
    ]);
  });

  it('leaves its rows alone when the browser brings a page back of which nothing has changed', async () => {
    const { user, codes, shop } = await openQuickOrder();
    await user.type(codeBox(1), `${codes[0]}{Enter}`);
    await ready(1);
    const asked = () => shop.requests.filter(({ call }) => call === 'products').length;
    const before = asked();
    window.dispatchEvent(new Event('pagehide'));
    const box = codeBox(1);
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(await screen.findByText('1 / 1 satır hazır')).toBeVisible();
    expect(codeBox(1)).toBe(box);
    expect(asked()).toBe(before);
  });

  it('knows after a reload of which row nobody knows whether it was added', { tags: ['D-66'] }, async () => {
    const { user, shop, codes } = await openQuickOrder();
    await user.click(codeBox(1));
    await user.paste(`${codes[0]}\t4\n${codes[1]}\t5`);
    await ready(2);
    shop.setScenario({ faults: { 'cart.add': 'offline' } });
    await user.click(addAll());
    expect(await rowOf(1).findByText(UNSURE)).toBeVisible();
    shop.setScenario({ faults: {} });
    await openQuickOrder({}, { shop });
    expect(await rowOf(1).findByText(UNSURE)).toBeVisible();
    await screen.findByText('1 / 2 satır hazır');
    await user.click(addAll());
    await screen.findByText('1 satır sepete eklendi.');
    expect(shop.cart.items().map(({ quantity }) => quantity)).toEqual([5]);
  });

  it(
    'knows it of a row, too, that is taken out and put back while its code is being asked about',
    { tags: ['D-66'] },
    async () => {
      const { user, shop, codes } = await openQuickOrder();
      await user.click(codeBox(1));
      await user.paste(`${codes[0]}\t4`);
      await ready(1);
      shop.setScenario({ faults: { 'cart.add': 'offline' } });
      await user.click(addAll());
      expect(await rowOf(1).findByText(UNSURE)).toBeVisible();
      shop.setScenario({ faults: {} });
      const { server } = await openQuickOrder({}, { shop });
      let go: () => void = () => undefined;
      const held = new Promise<undefined>((resolve) => {
        go = () => {
          resolve(undefined);
        };
      });
      server.use(http.get('*/api/catalog/products/*', () => held));
      await user.click(rowOf(1).getByRole('button', { name: /satırı sil/ }));
      await user.click(await screen.findByRole('button', { name: 'Geri al' }));
      go();
      expect(await rowOf(1).findByText(UNSURE)).toBeVisible();
    },
  );
});
