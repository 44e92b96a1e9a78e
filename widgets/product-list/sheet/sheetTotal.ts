import { cartTotals, type TotalLine } from '@/domain/cart/totals';
import { convertPrice } from '@/domain/money/convert';
import { currencyCode } from '@/domain/money/currencyCode';
import type { Money } from '@/domain/money/money';
import { sellingPrice, type PricingContext } from '@/domain/pricing/shownPrices';
import { unitOf, unitPrices } from '@/domain/units';
import type { SheetLine } from '@/data/purchase';

/**
 * What a sheet comes to in the chosen currency, with VAT where prices are shown so; null where a line has no price or no rate
 * into that currency. Decisions 14, 15, 26 and 30.
 */
export function sheetTotal(
  lines: readonly SheetLine[],
  { settings, currency: wanted, currencies }: PricingContext,
): Money | null {
  const currency = currencyCode(wanted);
  const priced: TotalLine[] = [];
  for (const { product, unitId, amount } of lines) {
    const unit = unitOf(product, unitId);
    const { salePrice } = unitPrices(product, unit);
    const price = salePrice && convertPrice(salePrice, currency, currencies);
    if (price?.currency !== currency || sellingPrice(product, unit) <= 0) return null;
    priced.push({ price: price.value, quantity: amount, taxRate: product.taxRate });
  }
  const { subTotal, total } = cartTotals(priced);
  return { value: settings.productsWithKdv ? total : subTotal, currency };
}
