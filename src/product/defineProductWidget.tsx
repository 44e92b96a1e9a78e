import { useEffect, type ComponentType } from 'react';
import * as v from 'valibot';
import type { Product } from '@/domain/product';
import type { Surroundings, Widget } from '@/host/container/widget';
import { useAppDispatch } from '@/store/hooks';
import { productsGiven } from '@/store/products';
import { purchaseSlice } from '@/store/purchase';
import type { LazySlice } from '@/store/store';
import { idSchema } from '@/wire/basics';
import { productSchema } from '@/wire/product';
import { read, shown, type ReadResult } from '@/wire/read';

const dataSchema = v.object({ product: v.nullish(productSchema), productId: v.nullish(idSchema) });

/** A widget of one product: JSON `{ product }`, or `data-product-id` of a product given elsewhere. Contract §2. */
export function defineProductWidget(Component: ComponentType<{ product: Product }>): Widget<LazySlice> {
  return {
    slices: [purchaseSlice],
    prepare(raw, surroundings) {
      const data = read(dataSchema, raw);
      if (!data.ok) return data;
      const { product, productId } = data.value;
      if (product) return { ok: true, value: <Given product={product} Component={Component} /> };
      const found = find(productId, surroundings);
      return found.ok ? { ok: true, value: <Component product={found.value} /> } : found;
    },
  };
}

function find(productId: v.InferOutput<typeof dataSchema>['productId'], surroundings: Surroundings): ReadResult<Product> {
  if (productId === null || productId === undefined) {
    const allowed = 'a product: { id, name, … }, or data-product-id instead';
    return { ok: false, problem: { field: 'product', received: shown(undefined), allowed } };
  }
  const product = surroundings.findProduct(String(productId));
  if (product) return { ok: true, value: product };
  const allowed = 'the id of a product that the page JSON (products) or another container gives';
  return { ok: false, problem: { field: 'productId', received: shown(productId), allowed } };
}

/** Makes a product that its container gave known to the other containers, which may name it by its id. */
function Given({ product, Component }: { product: Product; Component: ComponentType<{ product: Product }> }) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    dispatch(productsGiven([product]));
  }, [dispatch, product]);
  return <Component product={product} />;
}
