import { Placeholder } from '@/ui/Placeholder';
import { placeOf, type ShownColumn } from './column';

/** Stands in the place of a row that is on its way, in its size. Only to the eye: its group is hidden. */
export function WaitingRow({ columns }: { readonly columns: readonly ShownColumn[] }) {
  return (
    <tr className="vt-rows__row vt-list-rows__row">
      {columns.map((column) => (
        <td key={column.key} className={`vt-rows__cell vt-list-rows__cell ${placeOf(column)}`}>
          <Placeholder className={`vt-list-rows__block vt-list-rows__block--${column.name}`} />
        </td>
      ))}
    </tr>
  );
}
