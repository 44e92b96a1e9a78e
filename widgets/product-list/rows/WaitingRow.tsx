import { Placeholder } from '@/ui/Placeholder';
import type { Columns } from './columns';

/** Stands in the place of a row that is on its way, in its size. */
export function WaitingRow({ columns }: { readonly columns: Columns }) {
  const cell = (place: string, key = place) => (
    <td key={key} className={`vt-list-rows__cell vt-list-rows__at--${place}`}>
      <Placeholder className={`vt-list-rows__block vt-list-rows__block--${place}`} />
    </td>
  );
  return (
    <tr className="vt-list-rows__row" aria-hidden="true">
      {cell('image')}
      {columns.code && cell('code')}
      {cell('name')}
      {columns.brand && cell('brand')}
      {columns.model && cell('model')}
      {columns.special !== null && cell('special')}
      {cell('quantity')}
      {columns.listPrice && cell('list')}
      {columns.salePrice && cell('sale')}
      {columns.plans.map(({ priceName }) => cell('plan', priceName))}
      {cell('tax')}
      {columns.stock && cell('stock')}
      {cell('add')}
    </tr>
  );
}
