import { memo } from 'react';
import { resolvePrices } from '@/domain/pricing/shownPrices';
import type { Product } from '@/domain/product';
import { unitOf } from '@/domain/units';
import type { PurchaseOptions } from '@/data/purchase';
import { isAddable } from './addable';
import { placeOf, type ListItem, type TableContext } from './column';

interface Props {
  readonly product: Product;
  /** What is chosen of it. */
  readonly choice: PurchaseOptions;
  /** The cart has some of it. */
  readonly isInCart: boolean;
  /** It is being added just now. */
  readonly isAdding: boolean;
  readonly context: TableContext;
}

/**
 * One product of the table. It renders again when its own quantity, unit or busy state changes, and for nothing else:
 * so `context` must stay the same object.
 */
export const ListRow = memo(function ListRow({ product, choice, isInCart, isAdding, context }: Props) {
  const { columns, page, pricing } = context;
  const unit = unitOf(product, choice.unitId);
  const item: ListItem = {
    product,
    choice,
    unit,
    prices: resolvePrices(product, unit, pricing),
    isAddable: isAddable(product, unit, page),
    isInCart,
    isAdding,
  };
  return (
    <tr className="vt-rows__row vt-list-rows__row" role="row">
      {columns.map((column) => {
        const { key, name, title, cell, isLabelled, modifier } = column;
        const isHeader = name === 'name';
        const Cell = isHeader ? 'th' : 'td';
        return (
          <Cell
            key={key}
            className={classOf(placeOf(column), modifier?.(item))}
            role={isHeader ? 'rowheader' : 'cell'}
            scope={isHeader ? 'row' : undefined}
            data-label={isLabelled?.(item) ? title : undefined}
          >
            {cell(item, context)}
          </Cell>
        );
      })}
    </tr>
  );
});

function classOf(place: string, modifier: string | null = null): string {
  const className = `vt-rows__cell vt-list-rows__cell ${place}`;
  return modifier === null ? className : `${className} vt-list-rows__at--${modifier}`;
}
