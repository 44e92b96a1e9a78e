import { memo, type ReactNode } from 'react';
import { HiddenText } from '@/ui/HiddenText';
import type { Columns } from './columns';
import type { Labels } from './labels';

interface Props {
  readonly columns: Columns;
  readonly labels: Labels;
}

/** The titles of the columns. They stay in view while the rows scroll. */
export const HeadRow = memo(function HeadRow({ columns, labels }: Props) {
  const title = (place: string, text: ReactNode, key?: string) => (
    <th key={key} className={`vt-list-rows__title vt-list-rows__title--${place} vt-list-rows__at--${place}`} role="columnheader" scope="col">{text}</th>
  );
  return (
    <thead className="vt-list-rows__head" role="rowgroup">
      <tr className="vt-list-rows__row vt-list-rows__row--head" role="row">
        {title('image', <HiddenText>{labels.image}</HiddenText>)}
        {columns.code && title('code', labels.code)}
        {title('name', labels.name)}
        {columns.brand && title('brand', labels.brand)}
        {columns.model && title('model', labels.model)}
        {columns.special !== null && title('special', columns.special)}
        {title('quantity', labels.quantity)}
        {columns.listPrice && title('list', labels.listPrice)}
        {columns.salePrice && title('sale', labels.salePrice)}
        {columns.plans.map(({ name }) => title('plan', name, name))}
        {title('tax', labels.tax)}
        {columns.stock && title('stock', labels.stock)}
        {title('add', <HiddenText>{labels.add}</HiddenText>)}
      </tr>
    </thead>
  );
});
