import { Placeholder } from '@/ui/Placeholder';
import { rowAttributes } from '@/ui/rows/rowPlace';
import type { ShownColumn } from './column';

interface Props {
  readonly columns: readonly ShownColumn[];
  /** It is out of sight on any screen. */
  readonly isFar: boolean;
}

/**
 * Stands in the place of a row that is on its way, in its size. Only to the eye: its group is hidden. Far ones say no more than that there
 * is one, or a page of a hundred rows would hold up the press that asked for it.
 */
export function WaitingRow({ columns, isFar }: Props) {
  const shown = isFar ? columns.filter(({ name }) => name === 'name') : columns;
  return (
    <tr {...rowAttributes({ at: undefined, isFar }, 'vt-rows__row vt-list-rows__row')}>
      {shown.map(({ className, name }) => (
        <td key={className} className={`vt-rows__cell vt-list-rows__cell ${className}`}>
          <Placeholder className={`vt-list-rows__block vt-list-rows__block--${name}`} />
        </td>
      ))}
    </tr>
  );
}
