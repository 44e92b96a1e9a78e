import { isSet } from '../../mocks/shop/settings';
import type { ShopSettings } from '../../mocks/shop/settings';
import type { Product } from '../../mocks/wire';
import { brandHref } from './links';

interface Fact {
  readonly label: string;
  readonly value: string;
  readonly href?: string;
}

/** The codes beside a product's name, with the special code that the shop's settings name. S1 §2. */
export function productCodes(product: Product, settings: ShopSettings): readonly Fact[] {
  return present([
    { label: 'Stok kodu', value: product.code },
    { label: 'Marka', value: product.brand.name, href: brandHref(product.brand.code) },
    { label: 'Model', value: product.model.name },
    specialCode(product, settings),
  ]);
}

/** The rows of the table of technical facts: only what all products of a family share, which a swap leaves true. */
export function productSpecs(product: Product): readonly Fact[] {
  return present([
    { label: 'Marka', value: product.brand.name },
    { label: 'Model', value: product.model.name },
    { label: 'Satış birimleri', value: product.units.map(({ value, multiplier }) => unitText(value, multiplier)).join(', ') },
    { label: 'KDV oranı', value: `%${product.taxRate}` },
    { label: 'Eşdeğer kod', value: product.equivalentCode },
  ]);
}

function unitText(value: string, multiplier: number): string {
  return multiplier === 1 ? value : `${value} (${multiplier} adet)`;
}

function specialCode(product: Product, settings: ShopSettings): Fact {
  const {
    b2b_urun_detay_ozel_kod: isShown,
    b2b_urun_detay_ozel_kod_gosterim: field,
    b2b_urun_detay_ozel_kod_baslik: title,
  } = settings;
  return {
    label: typeof title === 'string' ? title : 'Özel kod',
    value: isSet(isShown) ? product[field === 'ozelkod2' ? 'ozelkod2' : 'ozelkod'] : '',
  };
}

function present(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(({ value }) => value !== '');
}
