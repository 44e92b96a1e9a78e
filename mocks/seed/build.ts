import type { Product, WarehouseStock } from '../wire';
import { brandOf } from './brands';
import type { Leaf, Pack } from './leaf';
import { listFactorOf, planPricesOf, unitsOf } from './prices';
import type { Random } from './random';
import { slug } from './texts';

/** What distinguishes one product from the next; the rest follows from its leaf and the generator. */
export interface Outline {
  readonly id: number;
  readonly leaf: Leaf;
  readonly name: string;
  readonly code: string;
  readonly brandCode: string;
  readonly model: { readonly id: number; readonly name: string };
  /** Of one piece, in the leaf's currency. */
  readonly piecePrice: number;
  readonly packs: readonly Pack[];
}

export function buildProduct(outline: Outline, random: Random): Product {
  const { id, leaf, name, code, model, packs } = outline;
  const { code: brandCode, name: brandName } = brandOf(outline.brandCode);
  const units = unitsOf(id, leaf, packs, outline.piecePrice, listFactorOf(random));
  const defaultUnit = units[0] ?? null;
  const sale = defaultUnit?.defaultPrice ?? { value: 0, currency: leaf.currency };
  const quantity = stockOf(random, defaultUnit?.multiplier ?? 1);
  return {
    id,
    seo: slug(`${brandName} ${name}`),
    name,
    code,
    image: `${slug(name)}-${code.toLowerCase()}.svg`,
    brand: { code: brandCode, name: brandName },
    model,
    taxRate: leaf.taxRate,
    quantity,
    defaultUnit,
    units,
    salePrice: sale,
    listPrice: defaultUnit?.listPrice ?? null,
    ...planPricesOf(random, sale),
    inventory: warehouses(random, quantity),
    equivalentCode: leaf.path.startsWith('/oto') ? `OEM ${random.between(1000, 9999)}-${random.between(100, 999)}` : '',
    currency: leaf.currency,
    description: `<p><strong>${name}</strong>. ${leaf.use}</p><ul><li>Marka: ${brandName}</li><li>Model: ${model.name}</li></ul>`,
    metaTitle: `${name} | ${brandName}`,
    metaDescription: `${brandName} ${name} toptan fiyatı. ${leaf.use}`,
    metaKeywords: [brandName, leaf.title, model.name].join(', '),
    varyantx: null,
    ozelkod: random.chance(0.6) ? `${random.pick(['A', 'B', 'C', 'D'])}-${random.between(10, 48)}-${random.between(1, 6)}` : '',
    ozelkod2: random.chance(0.1) ? `RF${10_000 + id}` : '',
  };
}

/** From nothing to thousands; goods sold by the pack have packs in stock. */
function stockOf(random: Random, multiplier: number): number {
  const pieces = random.pick([0, 0, 1, 4, 8, 12, 25, 25, 60, 96, 144, 250, 480, 1250, 4800]);
  return pieces * (multiplier > 1 && pieces < 200 ? 10 : 1);
}

function warehouses(random: Random, quantity: number): readonly WarehouseStock[] {
  const ankara = Math.floor(quantity * random.pick([0, 0.2, 0.3]));
  const izmir = Math.floor(quantity * random.pick([0, 0.15, 0.25]));
  return [
    { warehouseName: 'İstanbul Merkez', quantity: quantity - ankara - izmir },
    { warehouseName: 'Ankara', quantity: ankara },
    { warehouseName: 'İzmir', quantity: izmir },
  ];
}
