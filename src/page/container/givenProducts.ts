import { dom } from '@/runtime/page/dom';
import type { Product } from '@/domain/product';
import { productSchema } from '@/schemas/product';
import { read } from '@/schemas/read';
import { readContainerData } from './data';

/** A product that any container of the page gave in its child JSON. */
export function findGivenProduct(id: string): Product | undefined {
  for (const container of dom.querySelectorAll<HTMLElement>('[data-widget]')) {
    const reading = readContainerData(container);
    const product = reading.ok ? givenBy(reading.data, id) : undefined;
    if (product) return product;
  }
  return undefined;
}

/** The product of that id that a container's data give, as `product` or among `items` or `children`. */
export function givenBy(data: Readonly<Record<string, unknown>>, id: string): Product | undefined {
  for (const candidate of candidates(data)) {
    const product = hasId(candidate, id) ? read(productSchema, candidate) : null;
    if (product?.ok) return product.value;
  }
  return undefined;
}

function candidates({ product, items, children }: Readonly<Record<string, unknown>>): readonly unknown[] {
  return [product, items, children].flat();
}

function hasId(candidate: unknown, id: string): boolean {
  return typeof candidate === 'object' && candidate !== null && 'id' in candidate && String(candidate.id) === id;
}
