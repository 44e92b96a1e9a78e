import { screen, waitFor } from '@testing-library/dom';
import { http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { shopWithCart, showCart } from '@/testing/cart';
import { gate, stayingHere } from '@/testing/requests';
import { cart, plans } from './cartPage';

stayingHere();

describe('card payment', () => {
  const submitted = () => {
    const sent: Array<Record<string, unknown>> = [];
    const ending = new AbortController();
    // It would keep the forms of the next test from being sent.
    onTestFinished(() => {
      ending.abort();
    });
    document.addEventListener(
      'submit',
      (event) => {
        if (!event.defaultPrevented) sent.push(Object.fromEntries(new FormData(event.target as HTMLFormElement)));
        event.preventDefault();
      },
      { signal: ending.signal },
    );
    return sent;
  };

  it(
    'is a form that posts note, plan and the token of that moment to the checkout',
    { tags: ['S1-2.08', 'S2-4.08', 'S2-2.39'] },
    async () => {
      const { user } = await showCart(shopWithCart(1, { settings: plans }));
      const sent = submitted();
      await user.type(screen.getByRole('textbox', { name: 'Sipariş notu' }), 'Rampa');
      document.querySelector('meta[name=csrf-token]')?.setAttribute('content', 'renewed');
      const button = screen.getByRole('button', { name: 'Kartla öde' });
      expect(button.closest('form')).toHaveAttribute('action', '/odeme');
      expect(button.closest('form')).toHaveAttribute('method', 'post');
      await user.click(button);
      expect(sent).toEqual([{ _token: 'renewed', description: 'Rampa', advencePrice: 'advencePrice1' }]);
    },
  );

  it('takes its token to the origin of the page, whatever the base of the page says', { tags: ['D-7'] }, async () => {
    const { user } = await showCart(shopWithCart(1));
    document.head.insertAdjacentHTML('beforeend', '<base href="https://elsewhere.test/">');
    submitted();
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Kartla öde' });
    await user.click(button);
    expect(button.form?.action).toBe(`${location.origin}/odeme`);
  });

  it('stands in the place of the order under a virtual plan', { tags: ['S1-3.33', 'S2-4.22', 'D-38'] }, async () => {
    const { user } = await showCart(shopWithCart(1, { settings: plans }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ödeme planı' }), 'Kredi Kartı');
    expect(screen.queryByRole('button', { name: 'Siparişi onayla' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Kartla öde' })).toBeVisible();
  });

  it('is not there without a route, which a virtual plan says', async () => {
    const { user } = await showCart(shopWithCart(1, { settings: plans }), { page: { routes: {} } });
    expect(screen.queryByRole('button', { name: 'Kartla öde' })).toBeNull();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Ödeme planı' }), 'Kredi Kartı');
    expect(screen.getByText(/kartla ödeme şu anda kapalı/)).toBeVisible();
  });

  it('waits for the changes that are on their way, and goes nowhere where one fails', async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined);
    const shop = shopWithCart(1);
    await showCart(shop);
    const sent = submitted();
    // Within one task: no answer can be there in between.
    const changeAndPay = async (shown: string) => {
      screen.getByRole('button', { name: /^Artır: / }).click();
      await Promise.resolve();
      expect(screen.getByRole('spinbutton')).toHaveValue(shown);
      screen.getByRole('button', { name: 'Kartla öde' }).click();
    };
    await changeAndPay('3');
    await waitFor(() => {
      expect(submit).toHaveBeenCalledOnce();
    });
    expect(shop.cart.items()[0]?.quantity).toBe(3);

    shop.setScenario({ faults: { 'cart.change': '500' } });
    await changeAndPay('4');
    const [atLine] = await screen.findAllByRole('alert');
    expect(atLine).toHaveTextContent('Değişiklik kaydedilemedi.');
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Kartla öde' })).toHaveAttribute('aria-disabled', 'false');
    });
    expect(submit).toHaveBeenCalledOnce();
    expect(sent).toEqual([]);
  });

  it('goes once, however often it is pressed while it waits', async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined);
    const shop = shopWithCart(1);
    const { server } = await showCart(shop);
    const { open, opened } = gate();
    server.use(http.patch('*/api/catalog/cart/:id', () => opened, { once: true }));
    screen.getByRole('button', { name: /^Artır: / }).click();
    await Promise.resolve();
    const button = screen.getByRole('button', { name: 'Kartla öde' });
    button.click();
    await waitFor(() => {
      expect(button).toHaveAttribute('aria-disabled', 'true');
    });
    button.click();
    open();
    await waitFor(() => {
      expect(button).toHaveAttribute('aria-disabled', 'false');
    });
    expect(submit).toHaveBeenCalledOnce();
  });

  it('does not wait for a branch that is being saved: it would be for the branch before', { tags: ['D-34'] }, async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined);
    const { user, server } = await showCart(shopWithCart(1), { page: { currentBranch: 99 } });
    const sent = submitted();
    const { open, opened } = gate();
    server.use(http.post('*/api/catalog/settings', () => opened, { once: true }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'Şube' }), 'Merkez');
    const button = screen.getByRole('button', { name: 'Kartla öde' });
    await waitFor(() => {
      expect(button).toHaveAttribute('aria-disabled', 'true');
    });
    await user.click(button);
    // What is done to the cart is done in its order: what the press would have waited for is over.
    await cart()?.refresh();
    expect(submit).not.toHaveBeenCalled();
    expect(sent).toEqual([]);
    open();
  });

  it('says why it went nowhere where the line that was not saved may be out of sight, until it is pressed again', async () => {
    vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined);
    const shop = shopWithCart(1);
    await showCart(shop);
    submitted();
    const changeAndPay = async () => {
      screen.getByRole('button', { name: /^Artır: / }).click();
      await Promise.resolve();
      screen.getByRole('button', { name: 'Kartla öde' }).click();
    };
    shop.setScenario({ faults: { 'cart.change': '500' } });
    await changeAndPay();
    const told = 'Sepetiniz bu sırada değişti. Kontrol edip yeniden gönderin.';
    expect(await screen.findByText(told)).toBeVisible();
    shop.setScenario({ faults: {} });
    await changeAndPay();
    await waitFor(() => {
      expect(screen.queryByText(told)).toBeNull();
    });
  });

  it('goes nowhere where the cart is being ordered by the time that it has waited', { tags: ['D-66'] }, async () => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined);
    const shop = shopWithCart(1);
    await showCart(shop);
    screen.getByRole('button', { name: /^Artır: / }).click();
    // The form knows of the change, and no answer can be there yet.
    await Promise.resolve();
    screen.getByRole('button', { name: 'Kartla öde' }).click();
    screen.getByRole('button', { name: 'Siparişi onayla' }).click();
    await waitFor(() => {
      expect(shop.cart.orders).toHaveLength(1);
    });
    expect(submit).not.toHaveBeenCalled();
  });

  /** Presses while a change is on its way: the press waits until `open`. */
  const pressEarly = async (page = {}) => {
    const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockReturnValue(undefined);
    const shop = shopWithCart(1);
    const { user, server } = await showCart(shop, { page });
    const { open, opened } = gate();
    server.use(http.patch('*/api/catalog/cart/:id', () => opened, { once: true }));
    const increase = async () => {
      screen.getByRole('button', { name: /^Artır: / }).click();
      await Promise.resolve();
    };
    await increase();
    const button = screen.getByRole('button', { name: 'Kartla öde' });
    button.click();
    await waitFor(() => {
      expect(button).toHaveAttribute('aria-disabled', 'true');
    });
    return { user, server, shop, submit, open, increase, button };
  };

  it('takes what was changed while it waited along: the cart as it stands on the screen', async () => {
    const { shop, submit, open, increase } = await pressEarly();
    const paid: unknown[] = [];
    submit.mockImplementation(() => paid.push(shop.cart.items()[0]?.quantity));
    await increase();
    await waitFor(() => {
      expect(screen.getByRole('spinbutton')).toHaveValue('4');
    });
    open();
    await waitFor(() => {
      expect(paid).toEqual([4]);
    });
  });

  it(
    'goes nowhere where a branch was chosen while it waited: it would be for the branch before',
    { tags: ['D-34'] },
    async () => {
      const { user, server, submit, open } = await pressEarly({ currentBranch: 99 });
      const { open: save, opened: saved } = gate();
      server.use(http.post('*/api/catalog/settings', () => saved, { once: true }));
      await user.selectOptions(screen.getByRole('combobox', { name: 'Şube' }), 'Merkez');
      open();
      await cart()?.refresh();
      expect(submit).not.toHaveBeenCalled();
      save();
    },
  );
});
