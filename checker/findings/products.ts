import { givenBy } from '@/page/container/givenProducts';
import type { WidgetContext } from '@/page/container/widget';
import { checkPage } from '@/page/readPage';
import { productSchema } from '@/schemas/product';
import { read } from '@/schemas/read';
import { isObject } from '../../src/diagnostics/json';
import { nearest } from '../../src/diagnostics/nearest';
import type { ReadPage } from '../page/read';

/** What containers may ask of their page. Where not all of it is known, or can be read, any product may be there. */
export function surroundingsOn({ isWhole, regions, containers, pageData }: ReadPage): WidgetContext {
  const any = read(productSchema, { id: 1, name: 'x' });
  const anything = any.ok ? any.value : undefined;
  if (!isWhole || regions.length > 0 || pageData.length === 0 || pageData[0]?.fault) return { findProduct: () => anything };
  const page = pageData[0]?.value;
  // What is told of them is told there: that they stand under another name, too.
  if (!isObject(page) || !(page.products === undefined ? !isMisnamed(page) : Array.isArray(page.products)))
    return { findProduct: () => anything };
  const written: ReadonlyArray<Readonly<Record<string, unknown>>> = Array.isArray(page.products)
    ? page.products.filter(isObject)
    : [];
  const { products } = checkPage({ kind: 'given', page }, () => undefined);
  const given = containers.flatMap(({ json: [first] }) => (isObject(first?.value) ? [first.value] : []));
  return {
    findProduct: (id) => {
      const ofPage = products.find((product) => String(product.id) === id);
      // One that cannot be read is told of where it stands.
      if (!ofPage && written.some((product) => product.id === undefined || idOf(product) === id)) return anything;
      return ofPage ?? given.reduce<ReturnType<typeof givenBy>>((found, data) => found ?? givenBy(data, id), undefined);
    },
  };
}

const isMisnamed = (page: Readonly<Record<string, unknown>>) =>
  Object.keys(page).some((key) => nearest(key, ['products', 'urunler']) !== null);

const idOf = ({ id }: Readonly<Record<string, unknown>>) => (typeof id === 'number' ? String(id) : id);
