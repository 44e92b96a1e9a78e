import type { CartItem } from '@/domain/cart/cart';
import { writeTypedNumber } from '@/domain/typedNumber';
import type { PageTexts } from '@/i18n/useTexts';
import { linePrices, type LinePricing } from '../lines/linePrices';

/** The lines of a cart as rows of a sheet, titles first; prices net and in the chosen currency (decision 17). */
export function toSheet(items: readonly CartItem[], pricing: LinePricing, { t }: PageTexts): ReadonlyArray<readonly string[]> {
  const priceTitles = pricing.shown
    ? [t('cartPage.netPrice').replace('\u00a0', ' '), t('cartPage.total'), t('cartPage.csvCurrency')]
    : [];
  const titles = [
    t('cartPage.csvNumber'),
    t('cartPage.csvCode'),
    t('cartPage.product'),
    t('cartPage.unit'),
    t('cartPage.quantity'),
    `${t('cart.tax')} %`,
    ...priceTitles,
  ];
  const rows = items.map((item, place) => {
    const { product, productUnit, quantity } = item;
    const prices = linePrices(item, pricing);
    const priceCells = prices
      ? [writeTypedNumber(prices.unit.value), writeTypedNumber(prices.total.value), prices.unit.currency]
      : ['', '', ''];
    return [
      String(place + 1),
      product.code,
      product.name,
      productUnit.value,
      writeTypedNumber(quantity),
      product.taxRate === null ? '' : writeTypedNumber(product.taxRate),
      ...(pricing.shown ? priceCells : []),
    ];
  });
  return [titles, ...rows];
}
