import { memo } from 'react';
import { HiddenText } from '@/ui/HiddenText';
import type { ShownColumn } from './column';

/** The titles of the columns. They stay in view while the rows scroll. */
export const HeadRow = memo(function HeadRow({ columns }: { readonly columns: readonly ShownColumn[] }) {
  return (
    <thead className="vt-rows__head vt-list-rows__head" role="rowgroup">
      <tr className="vt-rows__row vt-rows__row--head vt-list-rows__row vt-list-rows__row--head" role="row">
        {columns.map(({ className, name, title, isTitleHidden }) => (
          <th
            key={className}
            className={`vt-rows__title vt-list-rows__title vt-list-rows__title--${name} ${className}`}
            role="columnheader"
            scope="col"
          >
            {isTitleHidden ? <HiddenText>{title}</HiddenText> : title}
          </th>
        ))}
      </tr>
    </thead>
  );
});
