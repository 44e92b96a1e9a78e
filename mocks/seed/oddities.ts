import type { Product, Unit } from '../wire';

const LONG_TAIL =
  'Endüstriyel Tip, Yüksek Mukavemetli, Korozyona Dayanıklı Kaplamalı, TSE ve CE Belgeli, ' +
  'Toptan Satışa Uygun Ekonomik Paket – Şantiye, Atölye ve Bakım Ekipleri İçin Özel Seri';

/** Gives a product at a fixed place in the catalogue the oddity that real catalogues have there. */
export function withOddities(product: Product, place: number): Product {
  if (place === 3) return { ...product, quantity: -3, inventory: [{ warehouseName: 'İstanbul Merkez', quantity: -3 }] };
  if (place === 90) return { ...product, defaultUnit: null, units: [] };
  if (place === 150) return { ...product, name: `3/8" Pense & Keski <Takım> 'Usta' İşi` };
  if (place % 40 === 7) return withoutPrice(product);
  if (place % 53 === 11) return { ...product, name: `${product.name} ${LONG_TAIL}` };
  if (place % 60 === 5) return { ...product, image: `eksik-gorsel-${product.id}.jpg` };
  if (place % 120 === 17) return { ...product, image: null };
  if (place % 90 === 31) return { ...product, image: `${product.name} (özel çekim).svg` };
  return product;
}

const NO_PLAN_PRICES = { advencePrice1: null, advencePrice2: null, advencePrice3: null };

function withoutPrice(product: Product): Product {
  const free = (unit: Unit): Unit => ({ ...unit, defaultPrice: { value: 0, currency: product.currency }, listPrice: null });
  return {
    ...product,
    ...NO_PLAN_PRICES,
    salePrice: { value: 0, currency: product.currency },
    listPrice: null,
    units: product.units.map(free),
    defaultUnit: product.defaultUnit && free(product.defaultUnit),
  };
}
