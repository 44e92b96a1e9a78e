import type { i18n } from 'i18next';
import type { StepNames } from '@/ui/QuantityInput';

/** The titles of the columns, and what every row says alike: said once for the table, not once for each row. */
export interface Labels {
  readonly image: string;
  readonly code: string;
  readonly name: string;
  readonly brand: string;
  readonly model: string;
  readonly quantity: string;
  readonly listPrice: string;
  readonly salePrice: string;
  readonly discount: string;
  readonly tax: string;
  readonly stock: string;
  readonly add: string;
  /** The buttons of the quantity box. */
  readonly steps: StepNames;
  /** The button that adds. */
  readonly addText: string;
}

/** `withTax`: the shop's prices include tax, which the price columns say. */
export function labelsOf({ t }: Pick<i18n, 't'>, withTax: boolean): Labels {
  const price = (name: string) => (withTax ? t('list.withTax', { price: name }) : name);
  return {
    image: t('list.column.image'),
    code: t('list.column.code'),
    name: t('list.column.name'),
    brand: t('list.column.brand'),
    model: t('list.column.model'),
    quantity: t('list.column.quantity'),
    listPrice: price(t('product.listPrice')),
    salePrice: price(t('product.salePrice')),
    discount: t('product.discountOf'),
    tax: t('list.column.tax'),
    stock: t('list.column.stock'),
    add: t('list.column.add'),
    steps: { less: t('quantity.less'), more: t('quantity.more') },
    addText: t('product.add'),
  };
}
