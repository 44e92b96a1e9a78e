// @module-tag proof
import { expect, it } from 'vitest';
import { tabTo } from '../support/keys';
import { demoShop, settled, type Visit } from '../support/visit';

const shop = demoShop();

/** A visit that began at home, of which everything up to the cart page is done by keyboard alone. */
async function shopByKeyboard(): Promise<Visit & { readonly bought: object }> {
  const visit = await shop.visit('/');
  const { page, shop: server } = visit;
  const family = server.catalogue.family(5001);
  const child = family?.children.find(({ variants = [] }) =>
    variants.every(({ values }) => ['40', 'Kahverengi'].includes(values[0]?.name ?? '')),
  );
  if (!family || !child) throw new Error('the catalogue has no such family');
  await settled(page);

  await tabTo(page, '.vt-search__field');
  await page.keyboard.type(family.parent.code);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/search' && url.searchParams.get('q') === family.parent.code);
  await settled(page);

  const link = `.vt-list-rows__name[href="/${family.parent.seo}-p-${family.parent.id}"]`;
  await page.locator(link).waitFor();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: family.parent.name, exact: true }).waitFor();
  await settled(page);

  await tabTo(page, 'role=combobox[name="Numara"]');
  await page.keyboard.press('ArrowDown');
  await tabTo(page, 'role=combobox[name="Renk"]');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.getByRole('heading', { level: 1, name: child.name, exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/${child.seo}-p-${child.id}`);
  await tabTo(page, 'role=spinbutton');
  await page.keyboard.press('ArrowUp');
  await tabTo(page, '.vt-add');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Sepet, 1 ürün' }).waitFor();

  await tabTo(page, '[data-widget=cart-icon] button');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Sepetim' }).waitFor();
  await tabTo(page, 'role=link[name="Sepete git"]');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/sepet');
  await settled(page);
  await page.locator('[data-line]').waitFor();
  return { ...visit, bought: { quantity: 2, product: { id: child.id } } };
}

it('searches, chooses a variant and orders it with a note, by keyboard alone', { tags: ['S1-1.02', 'S2-2.10'] }, async () => {
  const { page, shop: server, bought } = await shopByKeyboard();
  await tabTo(page, 'role=textbox[name="Sipariş notu"]');
  await page.keyboard.type('Rampa 3, sabah');
  await tabTo(page, 'role=button[name="Siparişi onayla"]');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/siparis\/tamam\?no=/);
  await settled(page);
  await page.getByRole('heading', { name: 'Siparişiniz başarılı.' }).waitFor();
  expect(server.cart.orders).toMatchObject([{ description: 'Rampa 3, sabah', items: [bought] }]);
  await page.getByText(`Sipariş numarası: ${server.cart.orders[0]?.orderNo}`).waitFor();
  expect(server.cart.items()).toEqual([]);
  expect(server.cart.offers).toEqual([]);
});

it(
  'searches, chooses a variant and asks for an offer on it, by keyboard alone',
  { tags: ['S1-1.03', 'S1-2.07', 'S1-7.11'] },
  async () => {
    const { page, shop: server, bought } = await shopByKeyboard();
    expect(server.cart.items()).toMatchObject([bought]);
    await tabTo(page, 'role=textbox[name="Sipariş notu"]');
    await page.keyboard.type('Şantiye için');
    await tabTo(page, 'role=button[name="Teklif iste"]');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/teklif/liste');
    await settled(page);
    await page.getByRole('row', { name: /TKF-1251/ }).waitFor();
    expect(server.cart.offers).toMatchObject([{ description: 'Şantiye için' }]);
    expect(server.cart.orders).toEqual([]);
  },
);
