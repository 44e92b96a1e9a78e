import { Placeholder } from '@/ui/Placeholder';
import type { ShownColumn } from './column';

/** Stands in the place of a row that is on its way, in its size. Only to the eye: its group is hidden. */
export function WaitingRow({ columns }: { readonly columns: readonly ShownColumn[] }) {
  return (
    <tr className="vt-list-rows__row">
      {columns.map(({ key, name }) => (
        <td key={key} className={`vt-list-rows__cell vt-list-rows__at--${name}`}>
          <Placeholder className={`vt-list-rows__block vt-list-rows__block--${name}`} />
        </td>
      ))}
    </tr>
  );
}
