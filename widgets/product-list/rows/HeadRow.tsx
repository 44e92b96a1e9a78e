import type { ReactNode } from 'react';
import { useTexts } from '@/i18n/useTexts';
import { HiddenText } from '@/ui/HiddenText';
import type { Columns } from './columns';
import { priceLabel } from './labels';

interface Props {
  readonly columns: Columns;
  readonly withTax: boolean;
}

/** The titles of the columns. They stay in view while the rows scroll. */
export function HeadRow({ columns, withTax }: Props) {
  const texts = useTexts();
  const { t } = texts;
  const title = (place: string, text: ReactNode, key?: string) => (
    <th key={key} className={`vt-list-rows__title vt-list-rows__title--${place} vt-list-rows__at--${place}`} role="columnheader" scope="col">{text}</th>
  );
  return (
    <thead className="vt-list-rows__head" role="rowgroup">
      <tr className="vt-list-rows__row vt-list-rows__row--head" role="row">
        {title('image', <HiddenText>{t('list.column.image')}</HiddenText>)}
        {columns.code && title('code', t('list.column.code'))}
        {title('name', t('list.column.name'))}
        {columns.brand && title('brand', t('list.column.brand'))}
        {columns.model && title('model', t('list.column.model'))}
        {columns.special !== null && title('special', columns.special)}
        {title('quantity', t('list.column.quantity'))}
        {columns.listPrice && title('list', priceLabel(texts, 'product.listPrice', withTax))}
        {columns.salePrice && title('sale', priceLabel(texts, 'product.salePrice', withTax))}
        {columns.plans.map(({ name }) => title('plan', name, name))}
        {title('tax', t('list.column.tax'))}
        {columns.stock && title('stock', t('list.column.stock'))}
        {title('add', <HiddenText>{t('list.column.add')}</HiddenText>)}
      </tr>
    </thead>
  );
}
