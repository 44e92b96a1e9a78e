import { Placeholder } from '@/ui/Placeholder';

/** Stands in the place of a row that is on its way, in its size. */
export function WaitingRow() {
  return (
    <tr className="vt-list-rows__row vt-list-rows__row--waiting" aria-hidden="true">
      <td className="vt-list-rows__waiting"><Placeholder className="vt-list-rows__block vt-list-rows__block--image" /></td>
      <td className="vt-list-rows__waiting vt-list-rows__waiting--name" colSpan={2}><Placeholder className="vt-list-rows__block" /></td>
      <td className="vt-list-rows__waiting vt-list-rows__waiting--rest" colSpan={20}><Placeholder className="vt-list-rows__block" /></td>
    </tr>
  );
}
