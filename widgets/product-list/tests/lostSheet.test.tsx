import { waitFor } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { addAll, bar, boxes, showSheet } from './sheetPage';

it('is left by each line that came to the shop, although no answer says so', { tags: ['D-64', 'D-65'] }, async () => {
  const { user, shop, server } = await showSheet();
  server.use(
    http.post('*/api/catalog/cart/:id', ({ params: { id } }) => {
      // Sold, and then a fault in what follows: writing a mail, say.
      shop.cart.add(String(id), `${String(id)}1`, 5);
      return new HttpResponse(null, { status: 500 });
    }),
  );
  for (const box of boxes()) await user.type(box, '5{Tab}');
  await user.click(await addAll());
  await waitFor(() => {
    expect(boxes().map(({ value }) => value)).toEqual(['', '', '']);
  });
  expect(await bar()).not.toHaveTextContent('eklenemedi');
  expect(shop.cart.items().map(({ quantity }) => quantity)).toEqual([5, 5, 5]);
});
