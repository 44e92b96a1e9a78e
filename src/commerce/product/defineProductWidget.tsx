import { useEffect, type ComponentType } from 'react';
import * as v from 'valibot';
import type { Product } from '@/domain/product';
import { withComplaint } from '@/page/container/listWidget';
import type { WidgetContext, Widget } from '@/page/container/widget';
import { useAppDispatch } from '@/data/hooks';
import { productsGiven } from '@/data/products';
import { purchaseSlice } from '@/data/purchase';
import type { LazySlice } from '@/data/store';
import { idSchema } from '@/schemas/basics';
import { readEntries } from '@/schemas/entries';
import { entriesComplaint } from '@/schemas/entriesComplaint';
import { productSchema } from '@/schemas/product';
import { formatValue, type ReadResult } from '@/schemas/read';

const dataSchema = v.object({ product: v.nullish(productSchema), productId: v.nullish(idSchema) });

const LISTS = { 'product.units': 'units', 'product.inventory': 'warehouses' };

/** A widget of one product: JSON `{ product }`, or `data-product-id` of a product given elsewhere. Contract §2. */
export function defineProductWidget(Component: ComponentType<{ product: Product }>): Widget<LazySlice> {
  return {
    slices: [purchaseSlice],
    prepare(raw, surroundings) {
      const data = readEntries(dataSchema, raw, LISTS);
      if (!data.ok) return data;
      const { product, productId } = data.value;
      if (product) {
        const given = <Given product={product} Component={Component} />;
        return { ...data, value: withComplaint(given, entriesComplaint(data, LISTS)) };
      }
      const found = find(productId, surroundings);
      return found.ok ? { ok: true, value: <Component product={found.value} /> } : found;
    },
  };
}

function find(productId: v.InferOutput<typeof dataSchema>['productId'], surroundings: WidgetContext): ReadResult<Product> {
  if (productId === null || productId === undefined) {
    const allowed = 'a product: { id, name, … }, or data-product-id instead';
    return { ok: false, problem: { field: 'product', received: formatValue(undefined), allowed } };
  }
  const product = surroundings.findProduct(String(productId));
  if (product) return { ok: true, value: product };
  const allowed = 'the id of a product that the page JSON (products) or another container gives';
  return { ok: false, problem: { field: 'productId', received: formatValue(productId), allowed } };
}

/** Makes a product that its container gave known to the other containers, which may name it by its id. */
function Given({ product, Component }: { product: Product; Component: ComponentType<{ product: Product }> }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(productsGiven([product]));
  }, [dispatch, product]);
  return <Component product={product} />;
}
