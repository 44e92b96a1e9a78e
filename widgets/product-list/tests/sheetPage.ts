import { screen, within } from '@testing-library/dom';
import { http } from 'msw';
import { container, renderPage } from '@/testing/page';
import { product, table } from '@/testing/productList';

export const TOGETHER = 'data-add="together"';
/** Products that the stand-in knows, each in its only unit. */
export const PRODUCTS = [1002, 1003, 1004].map((id) => {
  const unit = { id: id * 10 + 1, value: 'ADET', multiplier: 1, defaultPrice: null, listPrice: null };
  return product(id, { defaultUnit: unit, units: [unit] });
});

/** A sheet of three products. What is asked to be added is noted, and answered once `go` is called. */
export async function showSheet(items: readonly object[] = PRODUCTS) {
  const page = await renderPage(container('product-list', { items }, TOGETHER), {
    scenario: { settings: { cartStockControl: '1' } },
  });
  await table();
  const asked: string[] = [];
  let go: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  page.server.use(
    http.post('*/api/catalog/cart/:id', async ({ request, params }) => {
      const form = await request.clone().formData();
      const quantity = form.get('quantity');
      asked.push(`${String(params.id)}: ${typeof quantity === 'string' ? quantity : '–'}`);
      await held;
    }),
  );
  return { ...page, asked, go };
}

export const addAll = async () => within(await bar()).findByRole('button', { name: 'Hepsini sepete ekle' });
export const boxes = () => screen.getAllByRole<HTMLInputElement>('spinbutton');
export const bar = () => screen.findByRole('group', { name: 'Sipariş listesi' });
