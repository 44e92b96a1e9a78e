import { readFileSync } from 'node:fs';
import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { box, names, product, row, rowOf, showProducts, table, titles, tl } from '@/testing/productList';
import { CELLS, CUSTOMER, ENGLISH, FILLED } from './columns';

it('shows every column of a product', { tags: ['S1-2.11', 'S1-2.27', 'S1-2.28', 'S1-2.30', 'S1-9.22'] }, async () => {
  await showProducts([FILLED, product(2)]);
  await table();
  expect(titles()).toEqual(CUSTOMER);
  expect(row('Ürün 1')).toEqual(CELLS);
  expect(row('Ürün 2')).toMatchObject({ 'Raf Kodu': '', 'Liste fiyatı': '', 'Satış fiyatı': '₺100,00' });

  const cells = within(rowOf('Ürün 1'));
  expect(cells.getByRole('rowheader', { name: 'Ürün 1' })).toBeVisible();
  for (const step of ['Azalt', 'Artır']) expect(cells.getByRole('button', { name: `${step}: Ürün 1` })).toBeVisible();
  expect(cells.getByRole('link', { name: 'Ürün 1' })).toHaveAttribute('href', '/urun-1-p-1');
  expect(cells.getByRole('link', { name: 'Bozkır' })).toHaveAttribute('href', '/search?brand=B1');
  expect(cells.getByRole('link', { name: 'Fort' })).toHaveAttribute('href', '/search?brand=B1&filters=model:12');
  expect(rowOf('Ürün 1').querySelector('img')).toHaveAttribute('width', '80');
  expect(cells.getByRole('spinbutton', { name: /Ürün 1/ })).toHaveValue('1');
  expect(cells.getByRole('button', { name: 'Sepete ekle: Ürün 1' })).toBeEnabled();
});

const [, list = ''] = readFileSync('widgets/product-list/rows/columns.tsx', 'utf8').split('const COLUMNS');
/** The columns that the table can have, in their order, also those that the products of a test do not fill. */
const COLUMNS = [...list.matchAll(/^ +name: '(\w+)'|map\((plan)Column/gm)].map(([, name, plan]) => name ?? plan ?? '');
const sheet = (name: string) => readFileSync(`widgets/product-list/css/${name}.css`, 'utf8');

it.each(COLUMNS)('has a place for the column %s, and an area in narrow and wide tables', (name) => {
  // Of several columns of one name (plans) the first stands for all.
  const area = `${name}(?:-1)?`;
  const places = ['table', 'table-cells', 'areas'].map(sheet).join('\n');
  expect(places, 'css/areas.css').toMatch(new RegExp(`\\.vt-list-rows__at--${area} \\{[^}]*grid-area: ${area};`));
  const [narrow = '', ...wide] = sheet('areas').split(/^@container .*min-width: 1\d{3}px/m);
  for (const areas of [narrow, wide.join()]) expect(areas, 'css/areas.css').toMatch(new RegExp(`--_areas:[^;]*[ ']${area}[ ']`));
});

const [, sized = ''] = /^const SIZED = (.*)$/m.exec(readFileSync('widgets/product-list/rows/ListTable.tsx', 'utf8')) ?? [];
/** Columns whose width is always there, or given for the table as a whole. */
const FIXED = ['image', 'name', 'add', 'plan'];

/** Those without a width of their own, which stand below the name. */
const FACTS = COLUMNS.filter((name) => !FIXED.includes(name) && !sized.includes(`'${name}'`));

it.each(FACTS)('hides the title of %s, which stands below the name', (name) => {
  expect(sheet('table'), 'css/table.css').toMatch(new RegExp(`\\.vt-list-rows__title--${name}[ ,][^}]*clip-path: inset`));
  expect(sheet('table'), 'css/table.css').toMatch(
    new RegExp(`\\.vt-list-rows__at--${name}[ ,][^}]*font-size: var\\(--_small\\)`),
  );
});

it.each(FACTS.filter((name) => name !== 'code'))('has no %s where there is no room, and an area in all other tables', (name) => {
  expect(sheet('table'), 'css/table.css').toMatch(new RegExp(`\\.vt-list-rows__at--${name}[ ,][^}]*display: var\\(--_`));
  const tables = [...sheet('areas').matchAll(/\.vt-list-rows(\S*) \{\s*(--_areas:[^;]*)/g)];
  const lacking = tables.filter(([, , areas = '']) => !new RegExp(`[ ']${name}[ ']`).test(areas)).map(([, table]) => table);
  expect(lacking, 'css/areas.css').toEqual(['--compact']);
});

it('knows all columns by their names', async () => {
  await showProducts([FILLED]);
  await table();
  expect(titles()).toEqual(CUSTOMER);
  const shown = screen.getAllByRole('columnheader').map(({ className }) => / vt-list-rows__at--(\w+)$/.exec(className)?.[1]);
  expect(shown).toEqual(COLUMNS.filter((name) => name !== 'plan'));
});

it('leaves out the columns that no product fills', { tags: ['S1-2.28'] }, async () => {
  await showProducts([product(1, { brand: null, model: null })]);
  await table();
  expect(titles()).toEqual(CUSTOMER.filter((title) => !['Marka', 'Model', 'Raf Kodu'].includes(title)));
});

it('has no link without a word where a brand or a model is filled up with spaces', { tags: ['S1-2.28'] }, async () => {
  await showProducts([product(1, { brand: { code: 'B1', name: '   ' }, model: { id: 12, name: 'Fort  ' } })]);
  const links = within(await table()).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Ürün 1', 'Fort']);
  expect(titles()).not.toContain('Marka');
});

it.each([
  ['StockCode', 'KOD-1'],
  ['Barcode', '8691'],
  ['anything', 'KOD-1 8691'],
])('shows the code that stockNumberType %s names', { tags: ['S1-3.28'] }, async (stockNumberType, text) => {
  await showProducts([product(1)], { scenario: { settings: { stockNumberType } } });
  await table();
  expect(row('Ürün 1').Kod?.trim()).toBe(text);
});

it.each([
  ['0', 25, '2 KOLİ'],
  ['0', 11, 'Stok sorunuz'],
  ['2', 25, 'Stokta Var'],
  ['2', 0, 'Stokta Yok'],
  ['4', 25, '2 KOLİ'],
  ['15', 73, '5+'],
  ['15', 60, '5 KOLİ'],
])(
  'shows stock by stockInfoStatus %s: %d pieces in boxes of twelve are %j',
  { tags: ['S1-3.25', 'S1-9.09', 'D-22'] },
  async (stockInfoStatus, quantity, text) => {
    await showProducts([product(1, { quantity, defaultUnit: box(12) })], { scenario: { settings: { stockInfoStatus } } });
    await table();
    expect(row('Ürün 1')).toMatchObject({ Stok: text });
  },
);

it.each(['1', '21', ''])('has no stock column with stockInfoStatus %j', { tags: ['S1-9.10'] }, async (stockInfoStatus) => {
  await showProducts([product(1)], { scenario: { settings: { stockInfoStatus } } });
  await table();
  expect(titles()).not.toContain('Stok');
});

it('says what one of the quantity is, where it is more than a piece', async () => {
  await showProducts([product(1), product(2, { defaultUnit: box(12), units: [box(12)] })]);
  await table();
  expect(row('Ürün 1')).toMatchObject({ Miktar: '−+' });
  expect(row('Ürün 2')).toMatchObject({ Miktar: '−+KOLİ = 12 ADET' });
});

it('tells apart why a product cannot be added, and asks for no quantity then', { tags: ['S1-4.20', 'D-26'] }, async () => {
  const units = [product(1).defaultUnit, box(12)];
  await showProducts([product(1, { quantity: 0 }), product(2, { salePrice: tl(0) }), product(3, { salePrice: tl(0), units })]);
  await table();
  expect(row('Ürün 1')).toMatchObject({ Stok: 'Stok sorunuz', Sepet: 'Stokta Sorunuz' });
  expect(within(rowOf('Ürün 1')).getByRole('link', { name: /Stokta Sorunuz/ })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:\/\/wa\.me\/90/),
  );
  expect(row('Ürün 2')).toMatchObject({ 'Satış fiyatı': '-Fiyat yok', Sepet: 'Fiyat Sorunuz' });
  expect(row('Ürün 3')).toMatchObject({ 'Satış fiyatı': 'Stok sorunuz.', Sepet: 'Fiyat Sorunuz' });
  expect(screen.queryByRole('spinbutton')).toBeNull();
});

it('opens the stock by warehouse, by the rule that hides the amounts', async () => {
  const inventory = [
    { warehouseName: 'Merkez', quantity: 30 },
    { warehouseName: 'Ostim', quantity: 0 },
  ];
  const { user } = await showProducts([product(1, { inventory })], { scenario: { settings: { stockInfoStatus: '3' } } });
  await table();
  await user.click(screen.getByRole('button', { name: /55 ADET/ }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent(/Merkez.*Stokta Var.*Ostim.*Stokta Yok/);
  expect(dialog).not.toHaveTextContent('30');
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(dialog).not.toBeInTheDocument();
  });
});

it('keeps its order when names are long, marked up or equal', async () => {
  const name = '<b>Pense</b> & \'Keski\' "3/8"';
  await showProducts([product(1, { name }), product(2, { name: 'Uzun '.repeat(40).trim() }), product(3)]);
  await table();
  expect(names()).toEqual([name, 'Uzun '.repeat(40).trim(), 'Ürün 3']);
  expect(screen.getByRole('link', { name })).toHaveAttribute('title', name);
});

it('speaks English where the page does, and leaves prices Turkish', { tags: ['S1-1.01', 'D-20'] }, async () => {
  await showProducts([product(1, { listPrice: tl(2500) })], { page: { locale: 'en' } });
  expect(await screen.findByText('1 product found')).toBeVisible();
  expect(titles()).toEqual(ENGLISH);
  expect(row('Ürün 1')).toMatchObject({ VAT: '20%', Cart: 'Add' });
  expect(document.body).toHaveTextContent('₺2.500,00');
});

it('shows a dash for a tax rate that nobody knows', { tags: ['D-81'] }, async () => {
  await showProducts([product(1, { taxRate: null }), product(2, { taxRate: 0 }), product(3, { taxRate: 20.5 })]);
  await table();
  expect([row('Ürün 1').KDV, row('Ürün 2').KDV, row('Ürün 3').KDV]).toEqual(['–', '%0', '%20,5']);
});
