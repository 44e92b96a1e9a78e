import type { Product } from '@/domain/product';
import type { Settings } from '@/domain/settings';

type SpecialCodeSettings = Pick<
  Settings,
  'b2b_urun_detay_ozel_kod' | 'b2b_urun_detay_ozel_kod_gosterim' | 'b2b_urun_detay_ozel_kod_baslik'
>;

/**
 * The special code that the shop shows on a product's own page, null where it shows none or the product has none. An
 * empty title is left to the page's texts. S1 §2.
 */
export function detailSpecialCode(
  product: Pick<Product, 'specialCodes'>,
  settings: SpecialCodeSettings,
): { readonly title: string; readonly code: string } | null {
  const field = settings.b2b_urun_detay_ozel_kod_gosterim.trim() || 'ozelkod';
  const code = product.specialCodes[field]?.trim();
  if (!settings.b2b_urun_detay_ozel_kod || !code) return null;
  return { title: settings.b2b_urun_detay_ozel_kod_baslik.trim(), code };
}
