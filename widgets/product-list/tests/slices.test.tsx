import { expect, it, vi } from 'vitest';
import { times } from '@/domain/times';
import { names, product, received, showProducts } from '@/testing/productList';

const products = times(24, (place) => product(place + 1));

/** A computer that takes its time: whoever looks at the clock finds it later. */
function slowDown(): void {
  let now = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 40));
}

it.each(['list', 'grid'])(
  'of a slow computer show the first products at once, and the others as they come (%s)',
  async (view) => {
    slowDown();
    await showProducts(products, {}, { view });
    expect(document.querySelector('[data-widget] [aria-busy=true]')).toBeVisible();
    const first = names();
    expect(first.length).toBeGreaterThanOrEqual(4);
    expect(first.length).toBeLessThan(24);
    await received();
    expect(names()).toEqual(products.map(({ name }) => name));
  },
);
