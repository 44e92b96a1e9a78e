import type { Product } from '@/domain/product';
import { productSchema } from '@/wire/product';
import { read } from '@/wire/read';
import { readContainerData } from './data';

/** A product that any container of the page gave in its child JSON, as `product` or among `items` or `products`. */
export function findGivenProduct(id: string): Product | undefined {
  for (const container of document.querySelectorAll<HTMLElement>('[data-widget]')) {
    const reading = readContainerData(container);
    if (!reading.ok) continue;
    for (const candidate of candidates(reading.data)) {
      if (!hasId(candidate, id)) continue;
      const product = read(productSchema, candidate);
      if (product.ok) return product.value;
    }
  }
  return undefined;
}

function candidates({ product, items, children }: Readonly<Record<string, unknown>>): readonly unknown[] {
  return [product, items, children].flat();
}

function hasId(candidate: unknown, id: string): boolean {
  return typeof candidate === 'object' && candidate !== null && 'id' in candidate && String(candidate.id) === id;
}
