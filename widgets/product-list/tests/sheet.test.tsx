import { screen, waitFor, within } from '@testing-library/dom';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { leavePage, watchSaid } from '@/testing/page';
import { names, product, rowOf, showList, table } from '@/testing/productList';
import { PRODUCTS, showSheet, addAll, boxes, bar, TOGETHER } from './sheetPage';

it(
  'is filled in, kept over a reload, and added by one press; what fails stays with its reason',
  { tags: ['D-65', 'D-76'] },
  async () => {
    const { user, shop } = await showList('/hirdavat/vida', {}, TOGETHER);
    await table();
    expect(screen.queryByRole('button', { name: /^Sepete ekle/ })).toBeNull();
    expect(boxes().map(({ value }) => value)).toEqual(boxes().map(() => ''));
    const [first] = boxes();
    if (!first) throw new Error('no box');
    await user.click(first);
    await user.keyboard('2{Enter}999999{Enter}1{Enter}{ArrowUp}{ArrowDown}');
    expect(within(await bar()).getByText('3 satır')).toBeVisible();
    expect(shop.requests.some(({ call }) => call === 'cart.add')).toBe(false);
    leavePage();

    await showList('/hirdavat/vida', { shop }, TOGETHER);
    await table();
    await waitFor(() => {
      expect(
        boxes()
          .slice(0, 4)
          .map(({ value }) => value),
      ).toEqual(['2', '999999', '1', '']);
    });
    await user.click(within(await bar()).getByRole('button', { name: 'Hepsini sepete ekle' }));
    await waitFor(() => {
      expect(shop.cart.items().map(({ quantity }) => quantity)).toEqual([2, 1]);
    });
    await waitFor(async () => {
      expect(await bar()).toHaveTextContent('1 satır, 1 satır eklenemedi');
    });
    expect(
      boxes()
        .slice(0, 3)
        .map(({ value }) => value),
    ).toEqual(['', '999999', '']);
    expect(boxes()[1]).toHaveAccessibleDescription(/^En fazla|stok yetersiz/);
    await user.clear(boxes()[1] ?? first);
    await user.tab();
    expect(await bar()).toHaveTextContent(/^0 satır/);
    expect(names().length).toBeGreaterThan(3);
    expect(rowOf(names()[0] ?? '')).toBeVisible();
  },
);

it('asks for no further line where the shop does not answer, and says how it ended', async () => {
  const { user, server } = await showSheet();
  await user.click(boxes()[0] ?? document.body);
  await user.keyboard('2{Enter}5{Enter}4{Enter}');
  const asked: unknown[] = [];
  server.use(
    http.post('*/api/catalog/cart/:id', ({ params }) => {
      asked.push(params.id);
      return HttpResponse.error();
    }),
  );
  await user.click(await addAll());
  await waitFor(async () => {
    expect(await bar()).toHaveTextContent('3 satır, 1 satır eklenemedi');
  });
  expect(asked).toEqual(['1002']);
  await waitFor(() => {
    expect(document.querySelector('.vt-announcer')).toHaveTextContent('0 satır sepete eklendi, 1 satır eklenemedi');
  });
});

it('is added in the order in which it was filled in', async () => {
  const { user, asked, go } = await showSheet();
  go();
  for (const [place, keys] of [
    [1, '1{Enter}'],
    [2, '4{Enter}'],
    [0, '2{Enter}'],
    // What was taken out is behind the others again.
    [1, '0{Enter}'],
    [1, '6{Enter}'],
  ] as const) {
    await user.click(boxes()[place] ?? document.body);
    await user.keyboard(keys);
  }
  await user.click(await addAll());
  await waitFor(() => {
    expect(asked).toEqual(['1004: 4', '1002: 2', '1003: 6']);
  });
});

it('says once what was added, and not row by row', { tags: ['S1-4.07'] }, async () => {
  const { user, go } = await showSheet();
  await user.click(boxes()[0] ?? document.body);
  await user.keyboard('2{Enter}5{Enter}4{Enter}');
  go();
  const said = watchSaid();
  await user.click(await addAll());
  await waitFor(() => {
    expect(said()).toContain('3 satır sepete eklendi');
  });
  expect(said()).toEqual(['3 satır sepete eklendi']);
});

it('lets the browser ask before the page is left while it is added', async () => {
  const { user, shop, server } = await showList('/hirdavat/vida', {}, TOGETHER);
  await table();
  const [first] = boxes();
  if (!first) throw new Error('no box');
  await user.click(first);
  await user.keyboard('2{Enter}{Enter}3{Enter}4{Enter}');
  const asked: string[] = [];
  const leaves: boolean[] = [];
  server.use(
    http.post('*/api/catalog/cart/:id', ({ request }) => {
      asked.push(request.url);
      leaves.push(window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
      return HttpResponse.error();
    }),
  );
  await user.click(within(await bar()).getByRole('button', { name: 'Hepsini sepete ekle' }));
  await waitFor(async () => {
    // The rules refuse these, and ask nobody.
    expect(await bar()).toHaveTextContent('3 satır, 2 satır eklenemedi');
  });
  expect([asked.length, leaves]).toEqual([1, [false]]);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
  expect(shop.cart.items()).toEqual([]);
});

it('is left by a line that the shop has added though its answer was lost', { tags: ['D-9'] }, async () => {
  const { user, shop, server, go } = await showSheet();
  go();
  const [first, second] = boxes();
  if (!first || !second) throw new Error('no boxes');
  await user.click(first);
  await user.keyboard('2{Enter}3{Enter}');
  // The first is carried out, the second is not.
  const answers = [
    () => {
      shop.cart.add('1002', '10021', 2);
      return new HttpResponse('{"id":');
    },
    () => HttpResponse.error(),
  ];
  server.use(http.post('*/api/catalog/cart/:id', () => answers.shift()?.()));
  await user.click(await addAll());
  await waitFor(() => {
    expect(boxes().map(({ value }) => value)).toEqual(['', '3', '']);
  });
  expect(await bar()).toHaveTextContent('1 satır, 1 satır eklenemedi');
  expect(shop.cart.items().map(({ quantity }) => quantity)).toEqual([2]);
});

it('is left by such a line of parts of a piece as well', { tags: ['D-27'] }, async () => {
  const unit = { id: 10021, value: 'METRE', multiplier: 0.1, defaultPrice: null, listPrice: null };
  const { user, server } = await showSheet([product(1002, { defaultUnit: unit, units: [unit] })]);
  let quantity = 8;
  server.use(
    http.get('*/api/catalog/cart', () => HttpResponse.json([{ id: 1, product: product(1002), productUnit: unit, quantity }])),
    http.post('*/api/catalog/cart/:id', () => {
      quantity = 9;
      return new HttpResponse('{"id":');
    }),
  );
  await window.vitrin?.cart.refresh();
  await user.click(await screen.findByRole('spinbutton'));
  await user.keyboard('1{Enter}');
  await user.click(await addAll());
  await waitFor(() => {
    expect(boxes().map(({ value }) => value)).toEqual(['']);
  });
});

it('adds nothing that was taken out while others were being added, and keeps what was changed', async () => {
  const { user, asked, go } = await showSheet();
  const [first, second] = boxes();
  if (!first || !second) throw new Error('no boxes');
  await user.click(first);
  await user.keyboard('2{Enter}5{Enter}4{Enter}');
  await user.click(await addAll());
  await waitFor(() => {
    expect(asked).toEqual(['1002: 2']);
  });
  await user.clear(second);
  await user.clear(first);
  await user.type(first, '7{Enter}');
  go();
  await addAll();
  expect(asked).toEqual(['1002: 2', '1004: 4']);
  expect(boxes().map(({ value }) => value)).toEqual(['7', '', '']);
});

it('keeps a line whose unit was changed while it was being added', async () => {
  const box = { id: 2, value: 'KOLİ', multiplier: 12, barcode: null, defaultPrice: null, listPrice: null };
  const { user, asked, go } = await showSheet(
    PRODUCTS.map((each) => ({ ...each, units: [...(each.units as object[]), { ...box, id: `${String(each.id)}2` }] })),
  );
  const [first] = boxes();
  if (!first) throw new Error('no box');
  await user.click(first);
  await user.keyboard('2{Enter}');
  await user.click(await addAll());
  await waitFor(() => {
    expect(asked).toEqual(['1002: 2']);
  });
  const [unit] = screen.getAllByRole<HTMLSelectElement>('combobox', { name: /^Birim/ });
  if (!unit) throw new Error('no unit');
  await user.selectOptions(unit, 'KOLİ (12 ADET)');
  go();
  await addAll();
  expect(boxes()[0]?.value).toBe('2');
  expect(unit.selectedOptions[0]?.text).toBe('KOLİ');
});

it('is added as a whole by a double click', { tags: ['D-11'] }, async () => {
  const { user, asked, go } = await showSheet();
  const [first] = boxes();
  if (!first) throw new Error('no box');
  await user.click(first);
  await user.keyboard('2{Enter}5{Enter}4{Enter}');
  await user.dblClick(await addAll());
  go();
  await addAll();
  expect(asked).toEqual(['1002: 2', '1003: 5', '1004: 4']);
});
