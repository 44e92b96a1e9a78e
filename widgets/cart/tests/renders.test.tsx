import { screen, waitFor, within } from '@testing-library/dom';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import type * as Units from '../lines/LineUnit';
import { lines, shopWithCart, showCart } from '@/testing/cart';

const rendered = vi.hoisted(() => [] as string[]);

// A part of every row that keeps no render back: it renders exactly when its row does.
vi.mock('../lines/LineUnit', async (importOriginal) => {
  const { LineUnit } = await importOriginal<typeof Units>();
  return {
    LineUnit: (props: ComponentProps<typeof LineUnit>) => {
      rendered.push(String(props.item.id));
      return <LineUnit {...props} />;
    },
  };
});

const rows = () => [...new Set(rendered.splice(0))];
const line = (place: number) => within(lines()[place] ?? document.body);

it('renders the line that changes and no other, and none for the note', async () => {
  const shop = shopWithCart(4);
  const { user } = await showCart(shop);
  const [first, second, third, fourth] = shop.cart.items().map(({ id }) => String(id));
  expect(rows()).toEqual([first, second, third, fourth]);

  await user.type(screen.getByRole('textbox', { name: 'Sipariş notu' }), 'Acele');
  expect(rows()).toEqual([]);

  await user.click(line(2).getByRole('button', { name: /^Artır: / }));
  await waitFor(() => {
    expect(shop.cart.items()[2]?.quantity).toBe(3);
  });
  await waitFor(() => {
    expect(document.querySelector('.vt-announcer')).toHaveTextContent(/3 ADET/);
  });
  expect(rows()).toEqual([third]);

  await user.click(line(0).getByRole('button', { name: /^Sepetten çıkar/ }));
  await waitFor(() => {
    expect(shop.cart.items()).toHaveLength(3);
  });
  expect(rows()).toEqual([]);

  shop.setScenario({ faults: { 'cart.change': '500', 'cart.get': '500' } });
  await user.click(line(1).getByRole('button', { name: /^Artır: / }));
  await line(1).findByRole('alert');
  expect(rows()).toEqual([third]);
});
