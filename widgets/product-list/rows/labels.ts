import type { i18n } from 'i18next';

/** The name of a price column; where the shop's prices include tax, it says so once for the whole column. */
export function priceLabel(texts: Pick<i18n, 't'>, key: 'product.listPrice' | 'product.salePrice', withTax: boolean): string {
  return withTax ? texts.t('list.withTax', { price: texts.t(key) }) : texts.t(key);
}
