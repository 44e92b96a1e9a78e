import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { createShop } from '@mocks/shop/shop';
import { nextTask } from '@/runtime/page/nextTask';
import { container, renderPage } from '@/testing/page';

it(
  'says of what the cart held before, or holds less of, no add; of what others add to that it does',
  { tags: ['D-11'] },
  async () => {
    const shop = createShop();
    const product = shop.catalogue.all.find(
      ({ quantity, salePrice, defaultUnit }) =>
        (quantity ?? 0) > 100 && (salePrice?.value ?? 0) > 0 && defaultUnit?.multiplier === 1,
    );
    if (!product) throw new Error('the catalogue has no such product');
    shop.cart.add(String(product.id), String(product.defaultUnit?.id), 5);
    await renderPage(container('product-detail', { product }), { shop });
    const holds = (quantity: number) => screen.findByRole('button', { name: new RegExp(`^Sepette ${quantity} `) });
    const change = async (quantity: number) => {
      shop.cart.change(String(shop.cart.items()[0]?.id), { kind: 'quantity', quantity });
      await window.vitrin?.cart.refresh();
      await holds(quantity);
      await nextTask();
    };
    await holds(5);
    await nextTask();
    expect(screen.queryByText('Eklendi')).toBeNull();
    await change(2);
    expect(screen.queryByText('Eklendi')).toBeNull();
    await change(4);
    expect(await screen.findByText('Eklendi')).toBeVisible();
  },
);
