import { screen, waitFor } from '@testing-library/dom';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import type * as Stock from '@/commerce/product/StockText';
import type * as Pages from '@/ui/Pagination';
import { product, showProducts, table } from '@/testing/productList';

const rendered = vi.hoisted(() => [] as string[]);
const lists = vi.hoisted(() => [] as number[]);

// A row renders this cell each time that it renders itself.
vi.mock('@/commerce/product/StockText', async (importOriginal) => {
  const { StockText } = await importOriginal<typeof Stock>();
  return {
    StockText: (props: ComponentProps<typeof StockText>) => {
      rendered.push(props.product.name);
      return <StockText {...props} />;
    },
  };
});

// The list renders its pages each time that it renders itself.
vi.mock('@/ui/Pagination', async (importOriginal) => {
  const { Pagination, ...others } = await importOriginal<typeof Pages>();
  return {
    ...others,
    Pagination: (props: ComponentProps<typeof Pagination>) => {
      lists.push(props.page);
      return <Pagination {...props} />;
    },
  };
});

const rows = () => [...new Set(rendered.splice(0))];

it('shows the products that it is given with one render', async () => {
  await showProducts([product(1), product(2)]);
  await table();
  expect(lists.splice(0)).toHaveLength(1);
});

it('renders one row again when its quantity changes or it is added, and no other', async () => {
  rendered.length = 0;
  const products = [1, 2, 3, 4].map((id) => product(id));
  const { user, shop } = await showProducts(products);
  await table();
  await waitFor(() => {
    expect(shop.requests.map(({ status }) => status)).toEqual([200]);
  });
  expect(rows()).toEqual(['Ürün 1', 'Ürün 2', 'Ürün 3', 'Ürün 4']);

  const quantity = screen.getByRole('spinbutton', { name: /Ürün 3/ });
  await user.click(quantity);
  await user.keyboard('{ArrowUp}');
  expect(quantity).toHaveValue('2');
  expect(rows()).toEqual(['Ürün 3']);

  await user.clear(quantity);
  await user.type(quantity, '7{Enter}');
  expect(rows()).toEqual(['Ürün 3']);

  const add = screen.getByRole('button', { name: 'Sepete ekle: Ürün 2' });
  await user.click(add);
  await waitFor(() => {
    expect(shop.requests.some(({ call, status }) => call === 'cart.add' && status !== null)).toBe(true);
  });
  await waitFor(() => {
    expect(add).toBeEnabled();
  });
  expect(rows()).toEqual(['Ürün 2']);
});
